import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { atEnd, newFolder } from "../test/at-end.ts";
import { startHostileFilmDatabase } from "../test/hostile-film-database.ts";
import { listen } from "../test/listen.ts";
import { spawnGateway } from "../test/spawned-gateway.ts";
import { readConfig } from "./config/config.ts";
import { createGateway } from "./gateway.ts";
import { startupError } from "./run-gateway.ts";

const folder = newFolder();

/** The line that a start ends with which fails before anything listens. */
async function failedStart(environment: Readonly<Record<string, string>>): Promise<string> {
  try {
    const config = readConfig({ TMDB_READ_TOKEN: "token", PORT: "0", ...environment });
    const gateway = await createGateway(config, pino({ level: "silent" }));
    atEnd(() => gateway.close());
    return await gateway.listen();
  } catch (error) {
    return startupError(error);
  }
}

test("what cannot be listened on, or written to, ends the start with one line", async () => {
  const other = await listen(() => undefined);
  const { port } = new URL(other.url);
  expect(await failedStart({ PORT: port, HOST: "127.0.0.1", DATA_DIR: folder })).toBe(
    `Port ${port} is taken: set PORT to another one.`,
  );
  expect(await failedStart({ HOST: "203.0.113.7", DATA_DIR: folder })).toBe(
    "This machine does not have the address to listen on: set HOST to another one.",
  );
  const file = join(folder, "file");
  writeFileSync(file, "");
  const data = join(file, "data");
  expect(await failedStart({ DATA_DIR: data })).toBe(
    `The data folder ${data} cannot be written: set DATA_DIR to one that the gateway may write`,
  );
});

/** A film database that takes its time for a title, and says when so many calls for titles have arrived. */
async function startSlow(calls: number) {
  const { promise: busy, resolve } = Promise.withResolvers<void>();
  const film = await startHostileFilmDatabase();
  for (let id = 1; id <= calls; id += 1)
    film.answers.set(`3/movie/${id}`, { id, title: `Movie ${id}` });
  let titles = 0;
  film.intercept = async (path) => {
    if (!/movie\/\d+$/u.test(path)) return null;
    if ((titles += 1) === calls) resolve();
    return delay(500, null);
  };
  return { url: `${film.url}/3`, busy };
}

test("told to stop behind a proxy, a gateway is not ready, answers until the proxy knows, and ends with 0", async () => {
  const { url, busy } = await startSlow(40);
  const gateway = spawnGateway({
    TMDB_READ_TOKEN: "token",
    TMDB_BASE_URL: url,
    UPSTREAM_CONCURRENCY: "200",
    UPSTREAM_RATE_PER_SECOND: "1000",
    DRAIN_MS: "700",
    WARM_UP: "off",
  });
  const origin = await gateway.address();
  const ready = () => fetch(`${origin}/health/ready`);
  expect([(await ready()).status, (await ready()).headers.get("connection")]).toEqual([
    200,
    "keep-alive",
  ]);
  const answers = Array.from({ length: 40 }, async (_, n) => {
    const response = await fetch(`${origin}/api/movie/${n + 1}`);
    return [response.status, await response.json()];
  });
  await busy;
  gateway.kill("SIGTERM");
  await vi.waitFor(async () => expect((await ready()).status).toBe(503), 10_000);
  const late = await fetch(`${origin}/api/countries`);
  expect([late.status, late.headers.get("connection")]).toEqual([200, "close"]);
  expect(await Promise.all(answers)).toEqual(
    answers.map((_, n) => [200, expect.objectContaining({ id: n + 1 })]),
  );
  expect(await gateway.ended()).toEqual({ code: 0, errors: "" });
});
