import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startSampleFilmDatabase } from "@flickmap/sample-film-database";
import { BENCH_ENVIRONMENT } from "./environment.ts";
import { ServerProcess } from "./server-process.ts";
import { type LoadResult, sendLoad } from "./wrk.ts";

const SECONDS = 5;
/** New pages that are requested each second: each is of a title and a country that nobody requested before. */
const PAGES_PER_SECOND = 50;
const API = "/api/movie/550";
const PAGE = "/movie/550/fight-club";
const ROUNDS = 5;
/** By how many milliseconds new pages may delay a response of the API. */
const MOST_ADDED_MS = 20;
const PLAIN = { "accept-encoding": "br" };
const Countries = z.array(z.object({ iso_3166_1: z.string() }));
/** A few clients that send up to 400 requests a second: latency is theirs, not that of a queue that they fill. */
const API_CONNECTIONS = 4;
const API_PAUSE_MS = 10;

/**
 * Prints what a stored page costs beside a stored `/api` response, and how long `/api` responses take
 * while new pages are requested.
 */
export async function run(): Promise<void> {
  // In a process of its own, as the film database is: it makes an answer for each title that is new.
  const sample = await startSampleFilmDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "flickmap-pages-"));
  const server = await ServerProcess.start("gateway.ts", {
    // Rendering has a thread of its own, which is to have a core of its own too.
    cores: "all",
    environment: {
      ...BENCH_ENVIRONMENT,
      DATA_DIR: dataDir,
      TMDB_BASE_URL: sample.url,
      TMDB_READ_TOKEN: "bench",
      CATALOGUE: "off",
      UPSTREAM_RATE_PER_SECOND: "1000",
    },
  });
  try {
    console.log(`load ${loadavg()[0]?.toFixed(1)} at the start`);
    for (const path of [PAGE, API]) await warmUp(server.address + path);
    for (const path of [API, PAGE, API, PAGE]) {
      const before = await server.usage();
      const { requests, seconds } = await sendLoad(
        { url: server.address + path, headers: PLAIN },
        SECONDS,
      );
      const used = (await server.usage()).cpuMicroseconds - before.cpuMicroseconds;
      console.log(
        `stored ${path}: ${(used / requests).toFixed(0)} µs of CPU, ${Math.round(requests / seconds)} requests/s`,
      );
    }
    const places = await newPlaces(server.address);
    const added: number[] = [];
    for (let round = 1; round <= ROUNDS; round += 1) {
      const without = await apiLatency(server);
      const { api, pages } = await apiLatencyWithPages(server, places);
      added.push(api.p99Milliseconds - without.p99Milliseconds);
      console.log(
        `p99 of ${API}: ${without.p99Milliseconds} ms, and ${api.p99Milliseconds} ms with ${pages}`,
      );
    }
    const median = added.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN;
    const verdict = median <= MOST_ADDED_MS ? "met" : "missed";
    console.log(
      `New pages add ${median.toFixed(1)} ms, at most ${MOST_ADDED_MS} are allowed: ${verdict}`,
    );
    console.log(`load ${loadavg()[0]?.toFixed(1)} at the end`);
  } finally {
    await server.stop();
    await sample.close();
    await rm(dataDir, { recursive: true });
  }
}

const apiLatency = (server: ServerProcess): Promise<LoadResult> =>
  sendLoad(
    { url: server.address + API, headers: PLAIN, pauseMilliseconds: API_PAUSE_MS },
    SECONDS,
    API_CONNECTIONS,
  );

/** A page, and the country that it is requested for. */
interface Place {
  readonly path: string;
  readonly country: string;
}

/** Every title of the sitemap in every country. */
async function newPlaces(address: string): Promise<Iterator<Place>> {
  const [sitemap, countries] = await Promise.all([
    fetch(`${address}/sitemap.xml`).then((response) => response.text()),
    fetch(`${address}/api/countries`).then((response) => response.json()),
  ]);
  const paths = [...sitemap.matchAll(/<loc>[^<]*?(\/(?:movie|tv)\/\d+)/gu)].map(
    ([, path = ""]) => path,
  );
  const codes = Countries.parse(countries).map(({ iso_3166_1: code }) => code);
  return codes.flatMap((country) => paths.map((path) => ({ path, country }))).values();
}

async function apiLatencyWithPages(server: ServerProcess, places: Iterator<Place>) {
  const ended = new AbortController();
  const sent: Promise<"rendered" | "not rendered" | "failed">[] = [];
  const request = async ({ path, country }: Place) => {
    const headers = { ...PLAIN, cookie: `country=${country}` };
    const response = await fetch(`${server.address}${path}`, { headers });
    const body = await response.text();
    return body.includes('<div id="root"></div>') ? "not rendered" : "rendered";
  };
  const failed = (error: unknown) => {
    console.log("A page failed:", error);
    return "failed" as const;
  };
  const requesting = (async () => {
    const begun = performance.now();
    while (!ended.signal.aborted) {
      const { value, done } = places.next();
      if (done) throw new Error("All pages have been requested");
      sent.push(request(value).catch(failed));
      // Timers come late on a busy machine; the pages are requested in time all the same.
      const due = begun + (sent.length * 1000) / PAGES_PER_SECOND;
      await pause(Math.max(0, due - performance.now()));
    }
  })();
  const api = await apiLatency(server);
  ended.abort();
  await requesting;
  const kinds = await Promise.all(sent);
  const rendered = kinds.filter((kind) => kind === "rendered").length;
  const lost = kinds.filter((kind) => kind === "failed").length;
  const perSecond = (count: number) => (count / api.seconds).toFixed(0);
  const pages = `${perSecond(kinds.length)} new pages a second, ${perSecond(rendered)} of them rendered, ${lost} failed`;
  return { api, pages };
}

async function warmUp(url: string): Promise<void> {
  for (let time = 0; time < 3; time += 1) {
    const response = await fetch(url, { headers: PLAIN });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  }
}
