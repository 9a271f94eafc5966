import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { ADDRESS, spawnGateway } from "../test/spawned-gateway.ts";
import { readConfig } from "./config/config.ts";
import { createGateway } from "./gateway.ts";
import { startupError } from "./config/startup-error.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "flickmap-main-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (environment: Readonly<Record<string, string>> = {}) =>
  spawnGateway("main.ts", environment);

test("a bad configuration ends the start with one line that names every variable", async () => {
  const { ended } = start({ PORT: "many", LOG_LEVEL: "loud" });
  expect(await ended).toEqual({
    code: 1,
    errors:
      "Bad configuration: PORT must be a whole number from 0 to 65535; " +
      "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent",
  });
});

test("the log begins with the version and the commit", async () => {
  const { logged } = start();
  const [line] = await logged(/^(\{.*\})$/gmu);
  expect(JSON.parse(line ?? "{}")).toMatchObject({
    msg: "Flickmap starts",
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/u),
    commit: expect.any(String),
  });
});

/** The line that a start ends with which fails before anything listens. */
async function failedStart(environment: Readonly<Record<string, string>>): Promise<string> {
  try {
    const config = readConfig({ TMDB_READ_TOKEN: "token", PORT: "0", ...environment });
    const gateway = await createGateway(config, pino({ level: "silent" }));
    onTestFinished(() => gateway.close());
    return await gateway.listen();
  } catch (error) {
    return startupError(error);
  }
}

test.each([
  [
    { MONGODB_URI: "mongodb://user:secret@" },
    "Bad configuration: MONGODB_URI must be a mongodb:// or mongodb+srv:// URI that names a server",
  ],
  [
    { REDIS_URL: "redis://user:secret" },
    "Bad configuration: REDIS_URL must be a redis:// or rediss:// URL",
  ],
  [
    { HOST: "203.0.113.7" },
    "This machine does not have the address to listen on: set HOST to another one.",
  ],
])("an address that cannot be used ends the start with one line: %j", async (environment, line) => {
  expect(await failedStart({ DATA_DIR: folder, ...environment })).toBe(line);
});

test("a port that is taken ends the start with one line", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as AddressInfo;
  expect(await failedStart({ PORT: String(port), HOST: "127.0.0.1", DATA_DIR: folder })).toBe(
    `Port ${port} is taken: set PORT to another one.`,
  );
});

test("a data folder that cannot be written ends the start with one line", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  for (const data of [join(file, "data"), "/proc", "/proc/flickmap", "/proc/self/flickmap/data"])
    expect(await failedStart({ DATA_DIR: data })).toBe(
      `The data folder ${data} cannot be written: set DATA_DIR to one that the gateway may write`,
    );
});

test("told to stop behind a proxy, the gateway is not ready, and serves until the proxy knows", async () => {
  const gateway = start({ DRAIN_MS: "1500", WARM_UP: "off" });
  const [origin] = await gateway.logged(ADDRESS);
  const ready = () => fetch(`${origin}/health/ready`);
  expect((await ready()).status).toBe(200);
  expect((await ready()).headers.get("connection")).toBe("keep-alive");
  gateway.kill("SIGTERM");
  await vi.waitFor(async () => expect((await ready()).status).toBe(503), 10_000);
  const response = await fetch(`${origin}/api/movie/550`);
  expect(response.status).toBe(200);
  expect(response.headers.get("connection")).toBe("close");
  expect((await gateway.ended).code).toBe(0);
});
