import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pino } from "pino";
import {
  type SampleFilmDatabase,
  startSampleFilmDatabase,
} from "../sample-film-database/server.ts";
import { readConfig } from "../src/config.ts";
import { createGateway, type Gateway } from "../src/gateway.ts";
import { steadyLoad } from "./steady-load.ts";

const TITLES = 2000;
const RATE = 200;
const SECONDS = 20;
const PROBE_MS = 5000;
const UPSTREAM_PER_SECOND = 500;
const HOURS_LATER = 13 * 3_600_000;
const MOST_BYTES = 512 * 1024 * 1024;

interface Upstream {
  readonly calls: number[];
  retries: number;
}

/**
 * Takes the film database away, and then lets it stumble, while visitors ask for 2,000 titles that
 * were seen before; prints what they got.
 *
 * @returns whether everything held that is promised
 */
export async function run(): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), "flickmap-chaos-"));
  const sample = await startSampleFilmDatabase({ syntheticTitles: TITLES });
  const upstream: Upstream = { calls: [], retries: 0 };
  const gateway = await createGateway(
    readConfig({
      DATA_DIR: dataDir,
      TMDB_READ_TOKEN: "sample",
      TMDB_BASE_URL: sample.url,
      UPSTREAM_RATE_PER_SECOND: String(UPSTREAM_PER_SECOND),
      LOG_LEVEL: "silent",
    }),
    pino({ level: "silent" }),
    {
      upstreamCall: () => upstream.calls.push(performance.now()),
      upstreamRetry: () => (upstream.retries += 1),
    },
  );
  const clock = Date.now;
  try {
    const url = `${await gateway.app.listen({ port: 0, host: "127.0.0.1" })}/graphql`;
    const ids = await seeTitles(gateway, url);
    // From here on the gateway believes that half a day has passed: everything seen is stale.
    Date.now = () => clock() + HOURS_LATER;
    const held = [
      await askedAtOnce(url, upstream),
      await stumbling(url, ids, sample, upstream),
      await dead(url, ids, sample, upstream),
    ];
    const { rss } = process.memoryUsage();
    console.log(`Memory: ${Math.round(rss / 1024 / 1024)} MB, visitors and film database included`);
    return held.every(Boolean) && rss < MOST_BYTES;
  } finally {
    Date.now = clock;
    await gateway.close();
    await sample.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Asks for every title once, so that all are kept. */
async function seeTitles(gateway: Gateway, url: string): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ids.length < TITLES && page <= 200; page += 1) {
    const answer = await gateway.app.inject({ url: `/api/discover/movie?page=${page}` });
    const { results } = answer.json<{ results: { id: number }[] }>();
    if (results.length === 0) break;
    ids.push(...results.map(({ id }) => id));
  }
  let missing: readonly number[] = ids;
  // A machine with much else to do may let calls run out of time, and the breaker open.
  for (let round = 0; missing.length > 0 && round < 6; round += 1) {
    if (round > 0) await delay(PROBE_MS + 200);
    missing = await unseen(url, missing);
  }
  if (missing.length > 0) throw new Error(`${missing.length} titles could not be had`);
  console.log(`${ids.length} titles seen`);
  return ids;
}

/** Asks for titles, some at a time, and says which did not come. */
async function unseen(url: string, ids: readonly number[]): Promise<number[]> {
  const missing: number[] = [];
  for (let first = 0; first < ids.length; first += 20) {
    const batch = ids.slice(first, first + 20);
    const faults = await Promise.all(batch.map((id) => askFor(url, id)));
    missing.push(...batch.filter((_, index) => faults[index] !== null));
  }
  return missing;
}

/** A thousand people open one title that nobody has opened before. */
async function askedAtOnce(url: string, upstream: Upstream): Promise<boolean> {
  const before = upstream.calls.length;
  const faults = await Promise.all(Array.from({ length: 1000 }, () => askFor(url, 1396, "tvShow")));
  const calls = upstream.calls.length - before;
  console.log(
    `1,000 at once for one new title: ${calls} call, ${faults.filter(Boolean).length} bad`,
  );
  return calls === 1 && faults.every((fault) => fault === null);
}

/** One call in five goes wrong, in every way there is. */
async function stumbling(
  url: string,
  ids: readonly number[],
  sample: SampleFilmDatabase,
  upstream: Upstream,
): Promise<boolean> {
  const kinds = [
    "hang",
    "rate-limit",
    "server-error",
    "cut-off",
    "malformed",
    "wrong-shape",
  ] as const;
  sample.setFaults([
    { kind: "latency", probability: 0.2 },
    ...kinds.map((kind) => ({ kind, probability: 0.2 / kinds.length })),
  ]);
  const before = { calls: upstream.calls.length, retries: upstream.retries };
  const report = await steadyLoad(RATE, SECONDS, (index) =>
    askFor(url, ids[index % ids.length] ?? 0),
  );
  const calls = upstream.calls.length - before.calls;
  const retries = upstream.retries - before.retries;
  const fastest = mostInASecond(upstream.calls.slice(before.calls));
  console.log(
    `Stumbling: ${report.answers} asked, bad ${described(report.bad)}, p99 ${report.p99.toFixed(1)} ms, ` +
      `${calls} calls of which ${retries} again, at most ${fastest} in a second`,
  );
  sample.setFaults([]);
  const requests = calls - retries;
  return report.bad.size === 0 && retries <= requests * 0.1 + 20 && fastest <= UPSTREAM_PER_SECOND;
}

/** The film database is gone. */
async function dead(
  url: string,
  ids: readonly number[],
  sample: SampleFilmDatabase,
  upstream: Upstream,
): Promise<boolean> {
  // Another half a day, so that what was refreshed meanwhile is stale again.
  const later = Date.now;
  Date.now = () => later() + HOURS_LATER;
  sample.setFaults([{ kind: "server-error" }]);
  const before = upstream.calls.length;
  const report = await steadyLoad(RATE, SECONDS, (index) =>
    askFor(url, ids[index % ids.length] ?? 0),
  );
  const calls = upstream.calls.slice(before);
  // The first few find out that it is gone; every later one is a probe.
  const [first = 0] = calls;
  const probes = calls.filter((at) => at > first + PROBE_MS / 2);
  const soonest = Math.min(...probes.slice(1).map((at, index) => at - (probes[index] ?? 0)));
  console.log(
    `Gone: ${report.answers} asked, bad ${described(report.bad)}, p99 ${report.p99.toFixed(1)} ms, ` +
      `${calls.length - probes.length} calls to find out, then ${probes.length} probes, ` +
      `at least ${(soonest / 1000).toFixed(1)} s apart`,
  );
  return report.bad.size === 0 && report.p99 < 50 && soonest >= PROBE_MS - 50;
}

/** Asks for a title's page and says what was wrong with the answer; null when nothing. */
async function askFor(url: string, id: number, field = "movie"): Promise<string | null> {
  const query = `query ($id: Int!) { title: ${field}(id: $id) { name availability(country: "US") { status freshness { stale } } } }`;
  const post = () =>
    fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ query, variables: { id } }),
    });
  // A kept connection may end just as it is used again; every browser then takes another.
  const response = await post().catch(post);
  const text = await response.text();
  if (response.status !== 200) return `status ${response.status}`;
  if (text.includes('"errors"') || text.includes('"title":null')) return text.slice(0, 120);
  return null;
}

function described(bad: ReadonlyMap<string, number>): string {
  return bad.size === 0 ? "none" : [...bad].map(([what, count]) => `${count} × ${what}`).join(", ");
}

function mostInASecond(times: readonly number[]): number {
  return times.reduce(
    (most, at, index) =>
      Math.max(
        most,
        times.slice(index).findIndex((later) => later > at + 1000),
      ),
    0,
  );
}
