import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { GatewayProcess } from "./gateway-process.ts";
import { finding } from "./scale.ts";

/** One flood: what `test/flood.ts` is told, and which part of a victim's requests may be refused beside it. */
interface Flood {
  readonly name: string;
  readonly args: readonly string[];
  readonly maxRefused?: number;
}

const UNCACHED = "--path=/search?q=flood-{n}";
const flood = (connections: number, ahead: number, ...more: readonly string[]) => [
  `--connections=${connections}`,
  `--ahead=${ahead}`,
  ...more,
];

const FLOODS: readonly Flood[] = [
  { name: "100 × 100 sent ahead", args: flood(100, 100) },
  { name: "1,000 × 5", args: flood(1000, 5) },
  { name: "2,400 × 1", args: flood(2400, 1) },
  { name: "300 × 100 on /api", args: flood(300, 100, "--path=/api/movie/550") },
  { name: "2,000 × 2,400 sent ahead", args: flood(2000, 2400) },
  { name: "200 uncached, one address", args: flood(200, 1, UNCACHED) },
  {
    name: "300 uncached, a hundred addresses",
    args: flood(300, 1, UNCACHED, "--addresses=100"),
    maxRefused: 0.01,
  },
  { name: "900 resets", args: flood(900, 1, UNCACHED, "--manner=resets") },
  {
    name: "1,000 that never read",
    args: flood(1000, 5, "--path=/sitemap.xml", "--manner=never-reads"),
  },
  {
    name: "10,000 idle and 10,000 half-open",
    args: flood(10_000, 1, "--addresses=100", "--manner=idle"),
    maxRefused: 0.01,
  },
];
const HALF_OPEN = flood(10_000, 1, "--addresses=100", "--manner=half");

/** What the victim requests: pages and data that others do too, and a search of its own now and then. */
const VICTIM_PATHS = ["/", "/api/movie/550", "/movie/550/fight-club", "/search?q=victim-{n}"];
const VICTIM = "127.0.0.2";
const PAUSE_MS = 50;
const MAX_P95_MS = 300;
const MAX_MEGABYTES = 512;
const GAUGES_MS = 5000;

/** Floods a gateway in one way after the other, each for so many seconds, with a victim beside it. */
export async function withstandFloods(
  gateway: GatewayProcess,
  address: string,
  seconds: number,
  label: string,
): Promise<boolean> {
  const results: boolean[] = [];
  for (const one of FLOODS) {
    const programs = [one.args, ...(one.name.includes("half-open") ? [HALF_OPEN] : [])].map(
      (args) =>
        spawn(
          process.execPath,
          [
            join(import.meta.dirname, "../test/flood.ts"),
            `--port=${new URL(address).port}`,
            ...args,
          ],
          { stdio: ["ignore", "ignore", "inherit"] },
        ),
    );
    await wait(500);
    const { times, refused } = await beVictim(address, seconds);
    for (const program of programs) program.kill("SIGKILL");
    await Promise.all(programs.map((program) => program.exitCode ?? once(program, "exit")));
    const p = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? Number.NaN);
    const memory = await gateway.residentMegabytes();
    const held =
      p(0.95) <= MAX_P95_MS &&
      refused <= (one.maxRefused ?? 0) * times.length &&
      memory < MAX_MEGABYTES;
    results.push(
      finding(
        held,
        `${label}${one.name}: the victim's ${times.length} requests p50 ${p(0.5)} ms, p95 ${p(0.95)} ms, ${refused} refused; ${memory} MB at most`,
      ),
    );
  }
  results.push(await gaugesReturn(gateway, label));
  return results.every(Boolean);
}

/** Requests one thing after the other over new connections; one without an answer counts as refused. */
async function beVictim(address: string, seconds: number) {
  const times: number[] = [];
  let refused = 0;
  const until = performance.now() + seconds * 1000;
  for (let n = 0; performance.now() < until; n += 1) {
    const path = (VICTIM_PATHS[n % VICTIM_PATHS.length] ?? "/").replace("{n}", String(n));
    const begun = performance.now();
    const sent = request(`${address}${path}`, {
      localAddress: VICTIM,
      agent: false,
      signal: AbortSignal.timeout(20_000),
    });
    sent.end();
    try {
      const [response] = (await once(sent, "response")) as [IncomingMessage];
      for await (const _ of response.resume());
      if (response.statusCode !== 200) refused += 1;
    } catch {
      refused += 1;
    }
    times.push(performance.now() - begun);
    await wait(PAUSE_MS);
  }
  return { times: times.toSorted((one, other) => one - other), refused };
}

/** Whether nothing is held a few seconds after the floods, and a page is served at once. */
async function gaugesReturn(gateway: GatewayProcess, label: string): Promise<boolean> {
  const held = async () =>
    (await gateway.figure("flickmap_http_requests_in_flight ")) +
    (await gateway.figure("flickmap_http_held{"));
  const begun = performance.now();
  let left = await held();
  while (left > 0 && performance.now() - begun < GAUGES_MS) {
    await wait(200);
    left = await held();
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const sent = performance.now();
  const { ok } = await fetch(`${gateway.address}/`);
  const pageMs = Math.round(performance.now() - sent);
  return finding(
    left === 0 && ok && pageMs < 100,
    `${label}after the mix: ${left} held after ${seconds} s, a page in ${pageMs} ms`,
  );
}

/** Starts Caddy before a gateway, as the Caddyfile has it. @returns null where caddy is not installed */
export function startCaddy(gateway: string, port: number, home: string) {
  if (spawnSync("caddy", ["version"]).status !== 0) return null;
  const config = join(import.meta.dirname, "../../deploy/Caddyfile");
  const caddy = spawn("caddy", ["run", "--config", config, "--adapter", "caddyfile"], {
    stdio: "ignore",
    env: {
      ...process.env,
      HOME: home,
      SITE_ADDRESS: `http://:${port}`,
      GATEWAYS: new URL(gateway).host,
      HTTP_PORT: String(port),
      HTTPS_PORT: String(port + 1),
      HEALTH_PORT: String(port + 2),
    },
  });
  return { address: `http://127.0.0.1:${port}`, stop: () => void caddy.kill() };
}
