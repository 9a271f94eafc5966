import { startGatewayProcess } from "./gateway-process.ts";
import { goodShare, percentile, steadily, told } from "./load.ts";
import { finding, type Scale } from "./scale.ts";
import { cacheTitles } from "./cached-titles.ts";

const PER_SECOND = 200;
const PROBE_SECONDS = 5;
/** Until the circuit breaker has opened. */
const SETTLING_SECONDS = 3;

/**
 * A gateway starts while the film database is dead, and serves the titles that it cached before: at
 * once, stale, and nearly without calls to the film database.
 */
export async function run({ seconds, titles }: Scale): Promise<boolean> {
  const cached = await cacheTitles(titles);
  cached.sample.setFaults([{ kind: "server-error" }]);
  const begun = performance.now();
  const gateway = await startGatewayProcess(cached.sample, cached.dataDir);
  try {
    const first = await fetch(`${gateway.address}${cached.shot(0).path}`);
    const firstMs = Math.round(performance.now() - begun);
    const restarted = finding(
      first.status === 200 && firstMs <= 2000,
      `restart with it dead: first cached page after ${firstMs} ms (listening after ${Math.round(gateway.startMs)} ms)`,
    );
    await steadily(gateway.address, PER_SECOND, SETTLING_SECONDS, cached.shot);
    cached.sample.resetRequestCount();
    const outcome = await steadily(gateway.address, PER_SECOND, seconds, cached.shot);
    const probes = cached.sample.requestCount();
    const allowed = Math.ceil(outcome.seconds / PROBE_SECONDS) + 1;
    const memory = await gateway.residentMegabytes();
    return [
      restarted,
      finding(
        goodShare(outcome) === 1,
        `${PER_SECOND}/s over ${titles} cached titles: ${told(outcome)}`,
      ),
      finding(
        percentile(outcome, 0.99) < 50,
        `stale answers: p50 ${percentile(outcome, 0.5)} ms, p99 ${percentile(outcome, 0.99)} ms`,
      ),
      finding(
        probes <= allowed,
        `${probes} probes in ${Math.round(outcome.seconds)} s (${allowed} allowed)`,
      ),
      finding(memory < 512, `${memory} MB resident at most`),
    ].every(Boolean);
  } finally {
    await gateway.stop();
    await cached.close();
  }
}
