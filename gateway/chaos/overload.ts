import { setTimeout as wait } from "node:timers/promises";
import { startGatewayProcess } from "./gateway-process.ts";
import { flatOut, goodShare, percentile, steadily, told } from "./load.ts";
import { finding, type Scale } from "./scale.ts";
import { cacheTitles } from "./cached-titles.ts";

const AT_ONCE = 64;
const TIMES = 3;
/** The gate needs a few seconds to find the share that it must refuse. */
const SETTLING_SECONDS = 5;
const RECOVERY_MS = 4000;

/** Three times as many requests as can be served. */
export async function run({ seconds, titles }: Scale): Promise<boolean> {
  const cached = await cacheTitles(titles);
  cached.sample.setFaults([{ kind: "server-error" }]);
  const gateway = await startGatewayProcess(cached.sample, cached.dataDir);
  try {
    await flatOut(gateway.address, AT_ONCE, SETTLING_SECONDS, cached.heavyShot);
    const most = await flatOut(gateway.address, AT_ONCE, seconds, cached.heavyShot);
    const peak = (most.by["200"] ?? 0) / most.seconds;
    console.log(`  peak: ${Math.round(peak)} answers/s, p99 ${percentile(most, 0.99)} ms`);
    const much = await steadily(gateway.address, peak * TIMES, seconds, cached.heavyShot, {
      settlingSeconds: SETTLING_SECONDS,
    });
    const answered = (much.by["200"] ?? 0) / much.seconds;
    const others = Object.keys(much.by).filter((what) => what !== "200" && what !== "503");
    await wait(RECOVERY_MS);
    const after = await steadily(gateway.address, peak / 4, 2, cached.heavyShot);
    const memory = await gateway.residentMegabytes();
    return [
      finding(
        answered >= peak * 0.8,
        `at ${Math.round(much.sent / much.seconds)}/s: ${Math.round(answered)} answers/s (${Math.round((answered / peak) * 100)} % of the peak), p99 ${percentile(much, 0.99)} ms`,
      ),
      finding(others.length === 0, `nothing but answers and refusals: ${told(much)}`),
      finding(goodShare(after) === 1, `${RECOVERY_MS / 1000} s later: ${told(after)}`),
      finding(memory < 512, `${memory} MB resident at most`),
    ].every(Boolean);
  } finally {
    await gateway.stop();
    await cached.close();
  }
}
