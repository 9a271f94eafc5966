import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { SignedUrls } from "../src/images/image-urls.ts";
import { sendImage, startImageHost } from "./image-host.ts";
import { startGateway } from "./gateway-under-test.ts";

/** A film database that fails, except for the lists that a start loads. */
async function startFailing(): Promise<string> {
  const server = createServer(({ url = "" }, response) => {
    const list = /\/genre\//u.test(url)
      ? { genres: [] }
      : /regions/u.test(url)
        ? { results: [] }
        : [];
    const isKnown = /regions|genre|languages/u.test(url);
    response.writeHead(isKnown ? 200 : 500, { "content-type": "application/json" });
    response.end(JSON.stringify(list));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test.each([
  { url: "/api/movie/550" },
  { url: "/movie/550" },
  { url: "/embed/movie/550?country=DE" },
  { url: "/calendar/DE.ics?titles=m550" },
  {
    url: "/graphql",
    method: "POST" as const,
    payload: { query: "{ movie(id: 550) { name } }" },
  },
])("the line on a call that failed names the request: %j", async (request) => {
  const lines: string[] = [];
  const url = await startFailing();
  const { app, close } = await startGateway(
    { TMDB_READ_TOKEN: "token", TMDB_BASE_URL: url, TMDB_IMAGE_BASE_URL: url, CATALOGUE: "off" },
    { onLogLine: (line) => lines.push(line) },
  );
  onTestFinished(close);
  const { headers } = await app.inject(request);
  const line = lines.find((text) => text.includes("the film database gave no response"));
  expect(JSON.parse(line ?? "{}")).toMatchObject({
    endpoint: "movie/{id}",
    reason: "status 500",
    requestId: headers["x-request-id"],
  });
});

test("an image that cannot be fetched is logged with the reason, and that the host works again", async () => {
  const lines: string[] = [];
  const host = await startImageHost();
  onTestFinished(() => host.close());
  host.behave((_, response) => void response.socket?.destroy());
  const { app, close } = await startGateway(
    {
      TMDB_READ_TOKEN: "token",
      TMDB_BASE_URL: new URL("/3", host.baseUrl).href,
      TMDB_IMAGE_BASE_URL: host.baseUrl,
      CATALOGUE: "off",
    },
    { onLogLine: (line) => lines.push(line) },
  );
  onTestFinished(close);
  const urls = new SignedUrls(["token"], null);
  expect((await app.inject(urls.getUrl("/one.jpg", "w342"))).statusCode).toBe(503);
  const line = lines.find((text) => text.includes("images cannot be fetched"));
  expect(JSON.parse(line ?? "{}").reason).toBe("the image host failed: UND_ERR_SOCKET");
  host.behave(sendImage());
  expect((await app.inject(urls.getUrl("/two.jpg", "w342"))).statusCode).toBe(200);
  expect(lines.join("")).toContain("images can be fetched again");
});
