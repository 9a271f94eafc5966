import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { describe, expect, test, vi } from "vitest";
import { type GatewayUnderTest, startGateway } from "../gateway-under-test.ts";
import { atEnd } from "../at-end.ts";
import { listen } from "../listen.ts";

const PROGRAM = ["redis-server", "valkey-server"].find(
  (name) => spawnSync(name, ["--version"]).status === 0,
);

const WAIT = { timeout: 15_000, interval: 200 };

/** A Redis of the tests' own; null where the PATH has none. */
async function startRedis() {
  if (PROGRAM === undefined) return null;
  const free = await listen(() => undefined);
  await free.close();
  const { port } = new URL(free.url);
  const start = () => run(PROGRAM, port);
  let running = await start();
  const kill = async () => {
    if (running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, "exit");
    running.kill("SIGKILL");
    await ended;
  };
  atEnd(kill);
  return {
    uri: `redis://127.0.0.1:${port}`,
    /** Takes connections and commands as before, and answers nothing. */
    hang: () => void running.kill("SIGSTOP"),
    wake: () => void running.kill("SIGCONT"),
    kill,
    /** Starts again, empty, where it was. */
    async restart() {
      running = await start();
    },
  };
}

async function run(program: string, port: string) {
  const options = ["--port", port, "--bind", "127.0.0.1", "--save", ""];
  const server = spawn(program, options, { stdio: "ignore" });
  await vi.waitFor(() => once(connect(Number(port), "127.0.0.1").end(), "close"), WAIT);
  return server;
}

const redis = await startRedis();
const why = redis === null ? " (skipped: there is no redis-server on the PATH)" : "";
if (redis === null && process.env["CI"]) throw new Error(why);

/** Longer than an answer may ever take that Redis has no part in. */
const SOON_MS = 1500;
let nextId = 30_000_000;

/** Requests movies that were never requested, each of which has to come soon, whatever there is of Redis. */
async function expectAnswersSoon({ app }: GatewayUnderTest) {
  for (let n = 0; n < 4; n += 1) {
    const begun = performance.now();
    const { statusCode } = await app.inject(`/api/movie/${(nextId += 1)}`);
    expect(statusCode).toBe(404);
    expect(performance.now() - begun).toBeLessThan(SOON_MS);
  }
}

describe.skipIf(redis === null)(`two gateways and one Redis${why}`, async () => {
  const lines: string[] = [];
  const environment = { REDIS_URL: redis?.uri ?? "" };
  const one = await startGateway(environment, { onLogLine: (line) => lines.push(line) });
  const other = await startGateway(environment);

  /** Requests new movies from one gateway, until the other has one without a call of its own. */
  const sharedSoon = () =>
    vi.waitFor(async () => {
      const url = `/api/movie/${(nextId += 1)}`;
      await one.app.inject(url);
      expect(await other.callsDuring(() => other.app.inject(url))).toBe(0);
    }, WAIT);
  const isUp = async () =>
    /^flickmap_redis_up (\d)$/mu.exec((await one.app.inject("/metrics")).body)?.[1];

  test("what one was told by the film database, the other knows", sharedSoon);

  test("while Redis hangs, answers come soon, also of a gateway that starts then; when it is back, it is used again", async () => {
    redis?.hang();
    await expectAnswersSoon(one);
    const late = await startGateway({ REDIS_URL: redis?.uri ?? "" });
    await expectAnswersSoon(late);
    redis?.wake();
    await sharedSoon();
  });

  test("a wrong password is no obstacle, and stays out of the log", async () => {
    const REDIS_URL = redis?.uri.replace("//", "//nobody:secret@") ?? "";
    const gateway = await startGateway({ REDIS_URL }, { onLogLine: (line) => lines.push(line) });
    await expectAnswersSoon(gateway);
    expect(lines.join("")).toContain("WRONGPASS");
    expect(lines.join("")).not.toContain("secret");
  });

  test("while Redis is dead, answers come soon; a new one in its place is used", async () => {
    await redis?.kill();
    await expectAnswersSoon(one);
    await vi.waitFor(async () => expect(await isUp()).toBe("0"), WAIT);
    lines.length = 0;
    await redis?.restart();
    await sharedSoon();
    await vi.waitFor(async () => expect(await isUp()).toBe("1"), WAIT);
    expect(lines.filter((line) => line.includes("Redis works again"))).toHaveLength(1);
  });
});
