import { spawn } from "node:child_process";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { ADDRESS, type SpawnedGateway, spawnGateway } from "./spawned-gateway.ts";

/** What one address floods with cheap responses, another one is served beside. */

const FLOOD = fileURLToPath(new URL("flood.ts", import.meta.url));
const VICTIM_REQUESTS = 40;
/**
 * While 95 of 100 requests beside a flood wait, the gateway works for at most as long as so many take without it: half a
 * second, where one takes 4 ms. What it works is its processor time, since the time that passes depends on what else runs.
 */
const MAX_IN_TURN = 150;

/** Requests a path from another address of this machine, over a new connection. */
async function visit(address: string, path: string): Promise<number | undefined> {
  const sent = request(`${address}${path}`, { localAddress: "127.0.0.2", agent: false });
  sent.end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  response.resume();
  await once(response, "end");
  return response.statusCode;
}

/** Requests the home page again and again, and returns how long the gateway worked meanwhile, in milliseconds from the shortest. */
async function measure(): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < VICTIM_REQUESTS; n += 1) {
    const begun = gateway.eventLoopMs();
    expect(await visit(address, "/")).toBe(200);
    times.push(gateway.eventLoopMs() - begun);
  }
  return times.toSorted((a, b) => a - b);
}

async function startFlood(args: readonly string[]): Promise<void> {
  const flood = spawn(process.execPath, [FLOOD, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void flood.kill("SIGKILL"));
  await once(flood.stdout, "data");
}

let gateway: SpawnedGateway;
let endGateway: () => void;
let address: string;
/** How long the gateway works for a request beside no flood, in milliseconds. */
let median: number;

beforeAll(async () => {
  const environment = { NODE_ENV: "production", WARM_UP: "off" };
  gateway = spawnGateway("main.ts", environment, [], (end) => (endGateway = end));
  [address = ""] = await gateway.logged(ADDRESS);
  for (const first of ["/", "/api/movie/550"]) await visit(address, first);
  median = (await measure())[VICTIM_REQUESTS / 2] ?? 0;
});
afterAll(() => endGateway());

test.each([
  { path: "/", connections: 100, ahead: 100 },
  { path: "/", connections: 1000, ahead: 5 },
  { path: "/", connections: 2400, ahead: 1 },
  { path: "/api/movie/550", connections: 100, ahead: 100 },
  { path: "/health/live", connections: 100, ahead: 100 },
])(
  "$connections connections that send $ahead requests ahead for $path hold back nobody else",
  async ({ path, connections, ahead }) => {
    const { port } = new URL(address);
    await startFlood([
      `--port=${port}`,
      `--path=${path}`,
      `--connections=${connections}`,
      `--ahead=${ahead}`,
    ]);
    const beside = await measure();
    expect(beside[VICTIM_REQUESTS * 0.95 - 1]).toBeLessThan(MAX_IN_TURN * median);
  },
  120_000,
);
