import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { ADDRESS, spawnGateway } from "./spawned-gateway.ts";

const REQUESTS = 40;

/** Longer than most responses take. */
const SLOW_MS = 500;

/** A film database that takes its time for a title, and says when so many calls for titles have arrived. */
async function startSlow(calls: number): Promise<{ url: string; busy: Promise<void> }> {
  const { promise: busy, resolve } = Promise.withResolvers<void>();
  let titles = 0;
  const server = createServer(async ({ url = "" }, response) => {
    const [, id] = /\/movie\/(\d+)/u.exec(url) ?? [];
    if (id !== undefined) {
      titles += 1;
      if (titles === calls) resolve();
      await delay(SLOW_MS);
    }
    const body = id ? { id: Number(id), title: `Movie ${id}` } : { genres: [], results: [] };
    response.writeHead(200, { "content-type": "application/json" });
    response.end(JSON.stringify(/languages/u.test(url) ? [] : body));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, busy };
}

test(
  "a gateway that is told to stop answers all that it has accepted, and ends with 0",
  async () => {
    const { url, busy } = await startSlow(REQUESTS);
    const gateway = spawnGateway("main.ts", {
      TMDB_READ_TOKEN: "token",
      TMDB_BASE_URL: url,
      UPSTREAM_CONCURRENCY: "200",
      UPSTREAM_RATE_PER_SECOND: "1000",
      WARM_UP: "off",
    });
    const [address = ""] = await gateway.logged(ADDRESS);
    const answers = Array.from({ length: REQUESTS }, async (_, n) => {
      const response = await fetch(`${address}/api/movie/${n + 1}`);
      const body: unknown = await response.json();
      return [response.status, body];
    });
    await busy;
    gateway.kill("SIGTERM");
    expect(await Promise.all(answers)).toEqual(
      answers.map((_, n) => [200, expect.objectContaining({ id: n + 1 })]),
    );
    expect(await gateway.ended).toEqual({ code: 0, errors: "" });
    await expect(fetch(address)).rejects.toThrow("fetch failed");
  },
  // Less than a stop waits for what does not end.
  15_000,
);
