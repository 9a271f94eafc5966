import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { startSampleFilmDatabase } from "@flickmap/sample-film-database";
import { startGateway } from "./gateway-under-test.ts";

/** A gateway with four slots that listens. */
async function listening(environment: Readonly<Record<string, string>> = {}) {
  const gateway = await startGateway({ MAX_REQUESTS_IN_FLIGHT: "4", ...environment });
  onTestFinished(() => gateway.close());
  const address = await gateway.listen();
  return { gateway, address };
}

test("unfinished bodies take no slot of other requests, and end at a deadline", async () => {
  const { gateway, address } = await listening();
  expect(gateway.app.server.requestTimeout).toBe(10_000);
  Object.assign(gateway.app.server, { headersTimeout: 1000, requestTimeout: 1500 });
  const sockets = Array.from({ length: 50 }, () =>
    connect(Number(new URL(address).port), "127.0.0.1"),
  );
  const responses = sockets.map((socket) => {
    let response = "";
    socket.setEncoding("utf8").on("data", (text) => {
      response += text;
    });
    socket.write(
      "POST /graphql HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{",
    );
    return once(socket, "close").then(() => response);
  });
  await delay(300);
  expect((await fetch(`${address}/api/movie/550`)).status).toBe(200);
  for (const response of await Promise.all(responses)) expect(response).toMatch(/^HTTP\/1.1 408 /u);
});

/**
 * A gateway whose film database never responds, behind a proxy that names the clients; requests end with the signal.
 */
async function withHangingFilmDatabase(
  leaving: AbortSignal,
  environment: Readonly<Record<string, string>> = {},
) {
  const sample = await startSampleFilmDatabase();
  onTestFinished(() => sample.close());
  const { gateway, address } = await listening({
    TRUSTED_PROXIES: "1",
    TMDB_READ_TOKEN: "token",
    TMDB_BASE_URL: sample.url,
    ...environment,
  });
  sample.setFaults([{ kind: "hang" }]);
  const send = (path: string, client: string) =>
    fetch(`${address}${path}`, { headers: { "x-forwarded-for": client }, signal: leaving });
  return { gateway, address, send };
}

test("one address cannot occupy all slots", async () => {
  const leaving = new AbortController();
  const { address, send } = await withHangingFilmDatabase(leaving.signal);
  const slow = [1, 2].map((id) => send(`/api/movie/${id}`, "203.0.113.7").catch(() => null));
  await delay(300);
  expect((await send("/robots.txt", "203.0.113.7")).status).toBe(503);
  expect((await send("/robots.txt", "198.51.100.9")).status).toBe(200);
  leaving.abort();
  await Promise.all(slow);
  await delay(100);
  const again = await fetch(`${address}/robots.txt`, {
    headers: { "x-forwarded-for": "203.0.113.7" },
  });
  expect(again.status).toBe(200);
});

test("three addresses leave a slot to a fourth", async () => {
  const leaving = new AbortController();
  const { gateway, send } = await withHangingFilmDatabase(leaving.signal, {
    MAX_REQUESTS_IN_FLIGHT: "12",
  });
  const slow: Promise<unknown>[] = [];
  for (const client of ["203.0.113.7", "203.0.113.8", "203.0.113.9"]) {
    for (let id = 1; id <= 6; id += 1) {
      const answer = send(`/api/movie/${id}`, client).catch(() => null);
      slow.push(answer);
    }
    await vi.waitFor(async () => expect((await send("/robots.txt", client)).status).toBe(503));
  }
  expect((await send("/robots.txt", "198.51.100.9")).status).toBe(200);
  const { body } = await gateway.app.inject("/metrics");
  expect(body).toMatch(/^flickmap_http_refused_total\{reason="in_flight"\} 0$/mu);
  leaving.abort();
  await Promise.all(slow);
});
