import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { BENCH_ENVIRONMENT } from "./environment.ts";
import { ServerProcess } from "./server-process.ts";
import { type LoadResult, sendLoad } from "./wrk.ts";

const SECONDS = 5;
/** New pages that are requested each second: each has an address that nobody requested before. */
const PAGES_PER_SECOND = 50;
const API = "/api/movie/550";
const PAGE = "/movie/550/fight-club";
const PLAIN = { "accept-encoding": "br" };
/** A few connections: the gateway is busy, and its queue stays short. */
const API_CONNECTIONS = 4;

/**
 * Prints what a stored page costs beside a stored `/api` response, and how long `/api` responses take
 * while new pages are requested.
 */
export async function run(): Promise<void> {
  const server = await ServerProcess.start("gateway.ts", {
    environment: { ...BENCH_ENVIRONMENT, CATALOGUE: "off", UPSTREAM_RATE_PER_SECOND: "1000" },
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
    for (const round of [1, 2, 3]) {
      const without = await apiLatency(server);
      const { api, pages } = await apiLatencyWithPages(server, round);
      console.log(
        `p99 of ${API}: ${without.p99Milliseconds} ms, and ${api.p99Milliseconds} ms with ${pages}`,
      );
    }
    console.log(`load ${loadavg()[0]?.toFixed(1)} at the end`);
  } finally {
    await server.stop();
  }
}

const apiLatency = (server: ServerProcess): Promise<LoadResult> =>
  sendLoad({ url: server.address + API, headers: PLAIN }, SECONDS, API_CONNECTIONS);

async function apiLatencyWithPages(server: ServerProcess, round: number) {
  const ended = new AbortController();
  const sent: Promise<"rendered" | "not rendered">[] = [];
  const request = async (number: number) => {
    const response = await fetch(`${server.address}/movie/550/round-${round}-${number}`);
    const body = await response.text();
    return body.includes('<div id="root"></div>') ? "not rendered" : "rendered";
  };
  const requesting = (async () => {
    for (let number = 0; !ended.signal.aborted; number += 1) {
      sent.push(request(number));
      await pause(1000 / PAGES_PER_SECOND);
    }
  })();
  const api = await apiLatency(server);
  ended.abort();
  await requesting;
  const kinds = await Promise.all(sent);
  const rendered = kinds.filter((kind) => kind === "rendered").length;
  const perSecond = (count: number) => (count / api.seconds).toFixed(0);
  const pages = `${perSecond(kinds.length)} new pages a second, ${perSecond(rendered)} of them rendered`;
  return { api, pages };
}

async function warmUp(url: string): Promise<void> {
  for (let time = 0; time < 3; time += 1) {
    const response = await fetch(url, { headers: PLAIN });
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  }
}
