import type { Fault } from "@flickmap/sample-film-database/http/faults.ts";
import { startGatewayProcess } from "./gateway-process.ts";
import { goodShare, steadily, told } from "./load.ts";
import { finding, type Scale } from "./scale.ts";
import { cacheTitles } from "./cached-titles.ts";

/** With seven kinds, every fifth call or so meets one. */
const EACH = 0.03;
const FAULTS: readonly Fault[] = [
  { kind: "latency", delayMs: 2000, probability: EACH },
  { kind: "hang", probability: EACH },
  { kind: "rate-limit", probability: EACH },
  { kind: "server-error", probability: EACH },
  { kind: "cut-off", probability: EACH },
  { kind: "malformed", probability: EACH },
  { kind: "wrong-schema", probability: EACH },
];
const CACHED_PER_SECOND = 50;
const NEW_PER_SECOND = 10;
const RATE_PER_SECOND = 35;
/** What the budget holds before any request has earned a retry. */
const SAVED_RETRIES = 3;
const CALLS = "flickmap_film_database_call_duration_seconds_count";
const RETRIES = "flickmap_film_database_retries_total";

/** Every fifth call to the film database goes wrong, in all the ways there are. */
export async function run({ seconds, titles }: Scale): Promise<boolean> {
  const cached = await cacheTitles(titles);
  const gateway = await startGatewayProcess(cached.sample, cached.dataDir, {
    UPSTREAM_RATE_PER_SECOND: String(RATE_PER_SECOND),
  });
  try {
    const before = await gateway.figure(CALLS);
    cached.sample.setFaults(FAULTS);
    cached.sample.resetRequestCount();
    const [old, fresh] = await Promise.all([
      steadily(gateway.address, CACHED_PER_SECOND, seconds, cached.shot),
      steadily(gateway.address, NEW_PER_SECOND, seconds, (n) => ({
        path: `/api/search/movie?query=${String.fromCharCode(97 + (n % 26))}${n}`,
      })),
    ]);
    const busiest = cached.sample.busiestSecond();
    const retries = await gateway.figure(RETRIES);
    const calls = (await gateway.figure(CALLS)) - before;
    const memory = await gateway.residentMegabytes();
    return [
      finding(goodShare(old) >= 0.9999, `cached titles: ${told(old)}`),
      finding(
        fresh.by["500"] === undefined,
        `never requested before: ${(goodShare(fresh) * 100).toFixed(1)} % good (${told(fresh)})`,
      ),
      finding(
        retries <= calls * 0.1 + SAVED_RETRIES,
        `${retries} retries among ${calls} calls to the film database`,
      ),
      finding(
        busiest <= RATE_PER_SECOND,
        `busiest second: ${busiest} calls (${RATE_PER_SECOND} allowed)`,
      ),
      finding(memory < 512, `${memory} MB resident at most`),
    ].every(Boolean);
  } finally {
    await gateway.stop();
    await cached.close();
  }
}
