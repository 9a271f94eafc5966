import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test, vi } from "vitest";
import { restartDelay } from "./workers.ts";

const CLUSTER = fileURLToPath(new URL("main.ts", import.meta.url));
/** Two gateways start on a machine that others use too. */
const PATIENT = 120_000;

function run(environment: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "flickmap-cluster-"));
  const child = spawn(process.execPath, [CLUSTER], {
    env: {
      PATH: process.env.PATH,
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: folder,
      WORKERS: "2",
      ...environment,
    },
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  const ended = new Promise<{ code: number | null; errors: string }>((resolve) =>
    child.once("exit", (code) => resolve({ code, errors: errors.trim() })),
  );
  /** Resolves with what the log's lines told of so far matches, once there are so many matches. */
  const told = (pattern: RegExp, times: number) =>
    new Promise<string[]>((resolve) => {
      const look = () => {
        const found = [...output.matchAll(pattern)].map(([, found = ""]) => found);
        if (found.length >= times) resolve(found);
      };
      child.stdout.on("data", look);
      look();
    });
  return { child, ended, told };
}

const UP = /"pid":(\d+)[^\n]*"address":"http[^"]+"/g;
const ADDRESS = /"address":"(http[^"]+)"/g;

test(
  "all workers share a port, one sample and their figures; one that dies is replaced; all stop well",
  async () => {
    const { child, ended, told } = run({});
    const [address = ""] = await told(ADDRESS, 2);
    for (let n = 0; n < 4; n += 1) {
      const answer = await fetch(`${address}/api/movie/550`, { headers: { connection: "close" } });
      expect(answer.status).toBe(200);
    }
    // A request counts once its answer has been sent, which whoever has it may be quicker than.
    await vi.waitFor(
      async () => {
        const figures = await (await fetch(`${address}/metrics`)).text();
        expect(figures).toMatch(
          /^flickmap_http_request_duration_seconds_count\{method="GET",route="\/api\/:type\/:id",status="200"\} 4$/m,
        );
        expect(figures).toContain('flickmap_film_database_breaker{state="closed"} 2');
      },
      { timeout: 10_000 },
    );

    const [victim] = await told(UP, 2);
    process.kill(Number(victim), "SIGKILL");
    const pids = await told(UP, 3);
    expect(new Set(pids).size).toBe(3);
    expect((await fetch(`${address}/health/ready`)).status).toBe(200);

    child.kill("SIGTERM");
    expect(await ended).toEqual({ code: 0, errors: "" });
  },
  PATIENT,
);

test(
  "a rating that one worker stores is in what the other one has stored before it would be made anew",
  async () => {
    const { told } = run({});
    const [address = ""] = await told(ADDRESS, 2);
    // Connections are given to the workers in turn, and each stays with its worker.
    const workers = [1, 2].map(() => new Agent({ keepAlive: true, maxSockets: 1 }));
    onTestFinished(() => workers.forEach((agent) => agent.destroy()));
    const send = async (agent: Agent | undefined, path: string, body?: object) => {
      const sent = body && JSON.stringify(body);
      const headers = { "content-type": "application/json" };
      const call = request(address + path, { agent, headers, method: sent ? "POST" : "GET" });
      const [response] = (await once(call.end(sent), "response")) as [IncomingMessage];
      return [response.headers, JSON.parse(await text(response))] as const;
    };
    const ratings = "/api/ratings/average/movie/550";
    // Both have stored a response: the second one states the age of the first.
    for (const worker of workers) {
      await send(worker, ratings);
      await vi.waitFor(async () => expect((await send(worker, ratings))[0].age).toBeDefined(), {
        timeout: 5000,
      });
    }
    const [rater, other] = workers;
    await send(rater, "/api/ratings", {
      content_id: 550,
      content_type: "movie",
      rating: 4,
      session_id: crypto.randomUUID(),
    });
    for (const worker of [rater, other]) {
      await vi.waitFor(
        async () => expect((await send(worker, ratings))[1]).toMatchObject({ totalCount: 1 }),
        { timeout: 5000 },
      );
    }
  },
  PATIENT,
);

test(
  "what is wrong with the start is said once, and ends all",
  async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void other.close());
    const { ended } = run({ PORT: String((other.address() as AddressInfo).port) });
    expect(await ended).toEqual({
      code: 1,
      errors: expect.stringMatching(/^The port is taken.*$/),
    });
  },
  PATIENT,
);

test("the wait before a restart doubles with each death in a row, up to half a minute", () => {
  expect([1, 2, 3, 20].map(restartDelay)).toEqual([500, 1000, 2000, 30_000]);
});
