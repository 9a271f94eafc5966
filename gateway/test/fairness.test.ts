import { spawn } from "node:child_process";
import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { availableParallelism, loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { ADDRESS, spawnGateway } from "./spawned-gateway.ts";

/** What one address floods with cheap responses, another one is served beside. */

const FLOOD = fileURLToPath(new URL("flood.ts", import.meta.url));
const VICTIM_REQUESTS = 20;
/** Of 20 requests, 19 are served in this time, on a machine that has nothing else to do. */
const MAX_MS = 500;

/** Requests a path from another address of this machine, over a new connection, and resolves with how long that took. */
async function measure(address: string, path: string): Promise<{ status: number; ms: number }> {
  const begun = performance.now();
  const sent = request(`${address}${path}`, { localAddress: "127.0.0.2", agent: false });
  sent.end();
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  response.resume();
  await once(response, "end");
  return { status: response.statusCode ?? 0, ms: performance.now() - begun };
}

async function startFlood(args: readonly string[]): Promise<void> {
  const flood = spawn(process.execPath, [FLOOD, ...args], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void flood.kill("SIGKILL"));
  await once(flood.stdout, "data");
}

test.each([
  { path: "/", connections: 100, ahead: 100 },
  { path: "/", connections: 1000, ahead: 5 },
  { path: "/", connections: 2400, ahead: 1 },
  { path: "/api/movie/550", connections: 300, ahead: 100 },
  { path: "/health/live", connections: 100, ahead: 100 },
])(
  "$connections connections that send $ahead requests ahead for $path hold back nobody else",
  async ({ path, connections, ahead }) => {
    const gateway = spawnGateway("main.ts", { NODE_ENV: "production", WARM_UP: "off" });
    const [address = ""] = await gateway.logged(ADDRESS);
    for (const first of ["/", "/api/movie/550"]) await measure(address, first);
    const { port } = new URL(address);
    await startFlood([
      `--port=${port}`,
      `--path=${path}`,
      `--connections=${connections}`,
      `--ahead=${ahead}`,
    ]);
    const times: number[] = [];
    for (let n = 0; n < VICTIM_REQUESTS; n += 1) {
      const { status, ms } = await measure(address, "/");
      expect(status).toBe(200);
      times.push(ms);
    }
    const [, second = 0] = times.toSorted((a, b) => b - a);
    const busy = Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
    expect(second).toBeLessThan(MAX_MS * busy);
  },
  120_000,
);
