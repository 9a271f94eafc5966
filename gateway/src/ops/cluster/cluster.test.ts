import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { SHARES_PORTS } from "../../lib/ports.ts";
import { ADDRESS, type SpawnedGateway, spawnGateway } from "../../../test/spawned-gateway.ts";
import { restartDelay } from "./workers.ts";

/** Two gateways start on a machine that others use too. */
const PATIENT = 120_000;

const startTwo = (
  environment: Readonly<Record<string, string>>,
  onEnd?: (end: () => void) => void,
) => spawnGateway("ops/cluster/main.ts", { WORKERS: "2", ...environment }, [], onEnd);

const UP = /"pid":(\d+)[^\n]*"address":"http[^"]+"/g;

/** The first two tests share it; the later one ends it. */
let gateways: SpawnedGateway;
let address: string;
let endGateways: () => void;
beforeAll(async () => {
  gateways = startTwo({}, (end) => (endGateways = end));
  [address = ""] = await gateways.logged(ADDRESS, 2);
}, PATIENT);
afterAll(() => endGateways());

test(
  "a rating that one worker stores is in what the other one has stored before that response would be recomputed",
  async () => {
    const agents: Agent[] = [];
    onTestFinished(() => agents.forEach((agent) => agent.destroy()));
    // A connection stays with its worker.
    const connect = () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      agents.push(agent);
      return agent;
    };
    const send = async (agent: Agent, path: string, body?: object) => {
      const sent = body && JSON.stringify(body);
      const headers = { "content-type": "application/json" };
      const call = request(address + path, { agent, headers, method: sent ? "POST" : "GET" });
      const [response] = (await once(call.end(sent), "response")) as [IncomingMessage];
      return [response.headers, JSON.parse(await text(response))] as const;
    };
    const ratings = "/api/ratings/average/movie/550";
    const remaining = async (agent: Agent) =>
      (await send(agent, ratings))[0]["ratelimit-remaining"] as string;
    const rater = connect();
    const ofFirst = await remaining(rater);
    // Each worker counts a client's requests on its own: this is the first request to the other one.
    let other = connect();
    while ((await remaining(other)) !== ofFirst) other = connect();
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
  "all workers share a port, one sample and their metrics; one that dies is replaced; all stop well",
  async () => {
    for (let n = 0; n < 4; n += 1) {
      const answer = await fetch(`${address}/api/movie/550`, { headers: { connection: "close" } });
      expect(answer.status).toBe(200);
    }
    // A request counts once its answer has been sent, which whoever has it may be quicker than.
    await vi.waitFor(
      async () => {
        const metrics = await (await fetch(`${address}/metrics`)).text();
        const counts = metrics.matchAll(
          /^flickmap_http_request_duration_seconds_count\{method="GET",route="\/api\/:type\/:id",status="200",source="\w+"\} (\d+)$/gm,
        );
        expect([...counts].reduce((sum, [, count]) => sum + Number(count), 0)).toBe(4);
        expect(metrics).toContain('flickmap_film_database_breaker{state="closed"} 2');
      },
      { timeout: 10_000 },
    );

    // On Linux the workers accept connections by themselves, so that each can serve its queues before it stops.
    if (SHARES_PORTS) gateways.kill("SIGSTOP");
    const answers = Array.from({ length: 20 }, () =>
      fetch(`${address}/health/live`, { headers: { connection: "close" } }),
    );
    expect((await Promise.all(answers)).every(({ ok }) => ok)).toBe(true);
    gateways.kill("SIGCONT");

    const [victim] = await gateways.logged(UP, 2);
    process.kill(Number(victim), "SIGKILL");
    const pids = await gateways.logged(UP, 3);
    expect(new Set(pids).size).toBe(3);
    // The new one listens before it has warmed up, and says so until then.
    await vi.waitFor(
      async () => expect((await fetch(`${address}/health/ready`)).status).toBe(200),
      { timeout: 20_000 },
    );

    gateways.kill("SIGTERM");
    expect(await gateways.ended).toEqual({ code: 0, errors: "" });
  },
  PATIENT,
);

test(
  "what is wrong with the start is said once, and ends all",
  async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => void other.close());
    const { ended } = startTwo({ PORT: String((other.address() as AddressInfo).port) });
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
