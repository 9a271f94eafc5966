import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { atEnd, newFolder } from "../test/at-end.ts";
import { startSample } from "../test/gateway-under-test.ts";
import { spawnGateway } from "../test/spawned-gateway.ts";
import { readConfig } from "./config/config.ts";
import { createGateway } from "./gateway.ts";
import { startupError } from "./run-gateway.ts";

const folder = newFolder();

/** The line that a start ends with which fails before anything listens. */
async function failedStart(environment: Readonly<Record<string, string>>): Promise<unknown> {
  try {
    const config = readConfig({ TMDB_READ_TOKEN: "token", PORT: "0", ...environment });
    const gateway = await createGateway(config, pino({ level: "silent" }));
    atEnd(() => gateway.close());
    return await gateway.listen();
  } catch (error) {
    return startupError(error);
  }
}

test("a data folder that cannot be written ends the start with one line", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  const data = join(file, "data");
  expect(await failedStart({ DATA_DIR: data })).toBe(
    `The data folder ${data} cannot be written: set DATA_DIR to one that the gateway may write`,
  );
});

test("told to stop behind a proxy, a gateway is not ready, answers until the proxy knows, and ends with 0", async () => {
  const slow = { kind: "latency", delayMs: 500, path: "/movie/[0-9]+$" } as const;
  const sample = await startSample({ faults: [slow] });
  const gateway = spawnGateway({
    SAMPLE_FILM_DATABASE_ORIGIN: sample.origin,
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
  const answers = Array.from({ length: 40 }, (_, n) => fetch(`${origin}/api/movie/${2e9 + n}`));
  await vi.waitFor(() => expect(sample.requestCount(/movie\/\d/)).toBe(40), 10_000);
  gateway.kill("SIGTERM");
  await vi.waitFor(async () => expect((await ready()).status).toBe(503), 10_000);
  const late = await fetch(`${origin}/api/countries`);
  expect([late.status, late.headers.get("connection")]).toEqual([200, "close"]);
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect(new Set(statuses), "of movies that there are none of").toEqual(new Set([404]));
  expect(await gateway.ended()).toEqual({ code: 0, errors: "" });
});
