import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startSampleFilmDatabase } from "@flickmap/sample-film-database";
import { bulkAndVisitor } from "./bulk-and-visitor.ts";
import { startGatewayProcess } from "./gateway-process.ts";
import { movieIds } from "./movie-ids.ts";
import { startCaddy, withstandFloods } from "./floods.ts";
import { finding, type Scale } from "./scale.ts";

const BULK_TITLES = 1000;
const VISITOR_TITLES = 300;
const AT_ONCE = 10;
const MAX_MS = 1000;

/** A port that nothing else here uses, and the two behind it. */
const CADDY_PORT = 8460;

/** Floods of every kind, directly and behind Caddy, then a client that requests in bulk; a victim is served beside each. */
export async function run({ floodSeconds }: Scale): Promise<boolean> {
  const results = [
    await flooded(floodSeconds, false),
    await flooded(floodSeconds, true),
    await bulk(),
  ];
  return results.every(Boolean);
}

async function flooded(seconds: number, behindCaddy: boolean): Promise<boolean> {
  const sample = await startSampleFilmDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "flickmap-chaos-"));
  const gateway = await startGatewayProcess(sample, dataDir, {
    NODE_ENV: "production",
    WARM_UP: "on",
    ...(behindCaddy && { TRUSTED_PROXIES: "1" }),
  });
  const caddy = behindCaddy ? startCaddy(gateway.address, CADDY_PORT, dataDir) : null;
  try {
    if (behindCaddy && caddy === null)
      return finding(false, "behind Caddy: not run, no caddy here");
    const address = caddy?.address ?? gateway.address;
    for (let n = 0; n < 40; n += 1) {
      await wait(500);
      if (
        await fetch(`${address}/health/ready`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        break;
    }
    return await withstandFloods(gateway, address, seconds, behindCaddy ? "behind Caddy, " : "");
  } finally {
    caddy?.stop();
    await gateway.stop();
    await sample.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** One address requests a thousand uncached titles in bulk; a visitor opens uncached titles meanwhile. */
async function bulk(): Promise<boolean> {
  const sample = await startSampleFilmDatabase({ faults: [{ kind: "latency", delayMs: 100 }] });
  const dataDir = await mkdtemp(join(tmpdir(), "flickmap-chaos-"));
  const gateway = await startGatewayProcess(sample, dataDir, { TRUSTED_PROXIES: "1" });
  try {
    const ids = await movieIds(sample.url, BULK_TITLES + VISITOR_TITLES);
    const known = ids.slice(0, -VISITOR_TITLES);
    // The sample has fewer movies; those that it does not know cost a call as well.
    const unknown = Array.from({ length: BULK_TITLES - known.length }, (_, n) => 700_000_000 + n);
    const bulk = [...known, ...unknown];
    const result = await bulkAndVisitor(
      gateway.address,
      { bulk, visitor: ids.slice(-VISITOR_TITLES) },
      AT_ONCE,
    );
    const p95 = Math.round(
      result.visitorMs[Math.floor(result.visitorMs.length * 0.95)] ?? Number.NaN,
    );
    return [
      finding(
        p95 < MAX_MS && result.visitorFailures === 0,
        `a visitor's ${result.visitorMs.length} uncached titles: p95 ${p95} ms, ${result.visitorFailures} failed`,
      ),
      finding(
        result.answered === bulk.length && result.others.length === 0,
        `the bulk client: ${result.answered} of ${bulk.length} titles in ${Math.round(result.seconds)} s, told to retry ${result.toldToRetry} times, ${result.problems} problems, other responses: ${result.others.join(", ") || "none"}`,
      ),
    ].every(Boolean);
  } finally {
    await gateway.stop();
    await sample.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}
