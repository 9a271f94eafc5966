import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { SignedUrls } from "../src/images/image-urls.ts";
import { startGateway } from "./gateway-under-test.ts";
import { sendImage, startImageHost } from "./image-host.ts";

const TOKEN = "token-of-the-test";
const urls = new SignedUrls([TOKEN], null);
const IMAGES = 290;
/** How long the image host takes. */
const HOST_MS = 500;
/** An image of another client takes less, and all those of the first client more. */
const MAX_MS = 3600;

async function start() {
  const host = await startImageHost();
  const gateway = await startGateway({
    TMDB_READ_TOKEN: TOKEN,
    TMDB_BASE_URL: host.baseUrl.replace("/t/p", "/3"),
    TMDB_IMAGE_BASE_URL: host.baseUrl,
    TRUSTED_PROXIES: "1",
  });
  onTestFinished(async () => {
    await gateway.close();
    await host.close();
  });
  const origin = await gateway.listen();
  const image = async (name: string, client: string) => {
    const sent = request(`${origin}${urls.getUrl(`/${name}.jpg`, "w342")}`, {
      agent: false,
      headers: { "x-forwarded-for": client },
    }).on("error", () => undefined);
    const done = once(sent.end(), "response") as Promise<[IncomingMessage]>;
    const status = done.then(
      ([response]) => response.resume().statusCode,
      () => undefined,
    );
    return { sent, status };
  };
  return { host, image };
}

test("many images of one client at a slow host hold back no other client's", async () => {
  const { host, image } = await start();
  host.behave((sent, response) => setTimeout(() => sendImage()(sent, response), HOST_MS));
  const flood = await Promise.all(
    Array.from({ length: IMAGES }, (_, n) => image(`flood-${n}`, "203.0.113.1")),
  );
  const over = new AbortController();
  void Promise.allSettled(flood.map(({ status }) => status)).then(() => over.abort());
  for (let n = 0; !over.signal.aborted; n += 1) {
    const begun = performance.now();
    const { status } = await image(`other-${n}`, "203.0.113.2");
    expect(await status).toBe(200);
    expect(performance.now() - begun).toBeLessThan(MAX_MS);
  }
  expect(await (await image("later", "203.0.113.1")).status).toBe(200);
}, 60_000);

test("clients that leave do not switch images off", async () => {
  const { host, image } = await start();
  host.behave(() => undefined);
  const left = await Promise.all(
    Array.from({ length: 10 }, (_, n) => image(`${n}`, "203.0.113.1")),
  );
  await vi.waitFor(() => expect(host.requested).toHaveLength(10), 10_000);
  for (const { sent } of left) sent.destroy();
  await delay(100);
  host.behave(sendImage());
  expect(await (await image("later", "203.0.113.1")).status).toBe(200);
});
