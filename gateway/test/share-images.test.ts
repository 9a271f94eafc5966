import { hash } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type SampleFilmDatabase, startSampleFilmDatabase } from "@flickmap/sample-film-database";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { type GatewayUnderTest, startGateway } from "./gateway-under-test.ts";

let sample: SampleFilmDatabase;
let gateway: GatewayUnderTest;
beforeAll(async () => {
  sample = await startSampleFilmDatabase();
  const origin = { SAMPLE_FILM_DATABASE_ORIGIN: new URL(sample.url).origin };
  gateway = await startGateway({ ...origin, REQUESTS_PER_MINUTE: "60" });
  // What a gateway's first page brings, which waits half a second for its data, is the subject of other tests.
  await gateway.app.inject({ url: "/movie/550?country=DE", remoteAddress: "192.0.2.9" });
});
afterEach(() => sample.setFaults([]));
afterAll(async () => {
  await gateway.close();
  await sample.close();
});

const get = async (url: string, remoteAddress = "127.0.0.1", headers = {}) => {
  const response = await gateway.app.inject({ url, remoteAddress, headers });
  return { status: response.statusCode, headers: response.headers, bytes: response.rawPayload };
};

/** The picture's URL, as the page of a title has it. */
const findImage = async (page: string): Promise<string> => {
  const { body } = await gateway.app.inject({ url: page });
  const [, url = ""] = /property="og:image" content="([^"]+)"/u.exec(body) ?? [];
  return url;
};

/** The size in pixels that a PNG says. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test("a title's page has a picture of its answer, drawn once", async () => {
  const url = await findImage("/movie/550?country=DE");
  expect(url).toMatch(/\/movie-550-DE-en\.png$/u);
  const first = await get(url);
  expect([first.status, first.headers["content-type"]]).toEqual([200, "image/png"]);
  expect(sizeOf(first.bytes)).toEqual([1200, 630]);
  expect(first.headers["cache-control"]).toMatch(/^public, max-age=3600/u);
  const again = await get(url);
  expect(again.bytes.equals(first.bytes)).toBe(true);
  const { etag } = first.headers;
  expect((await get(url, undefined, { "if-none-match": etag })).status).toBe(304);
});

test("each country and language has its own", async () => {
  const pages = ["/movie/550?country=US", "/de/movie/550?country=DE", "/ar/movie/550?country=EG"];
  const drawn = [];
  for (const page of pages) drawn.push(await get(await findImage(page)));
  expect(drawn.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(drawn.map(({ bytes }) => bytes.toString("latin1"))).size).toBe(3);
});

test("nobody else chooses what is drawn", async () => {
  const url = await findImage("/movie/550?country=DE");
  const forged = [
    url.replace("550-DE", "551-DE"),
    url.replace("-DE-", "-US-"),
    url.replace("-en", "-de"),
    url.replace("/share/", "/w1280/"),
    "/images/share/AAAAAAAAAAAA/movie-550-DE-en.png",
    "/images/share/x/..%2f..%2fetc%2fpasswd",
  ];
  const answers = await Promise.all(forged.map((each) => get(each)));
  expect(answers.map(({ status }) => status)).toEqual(forged.map(() => 404));
});

test("artwork that cannot be had is left out, and the picture is not kept", async () => {
  sample.setFaults([{ kind: "server-error", path: "^/t/p/" }]);
  const url = await findImage("/movie/603?country=FR");
  const without = await get(url);
  expect([without.status, without.headers["cache-control"]]).toEqual([200, "no-store"]);
  expect(sizeOf(without.bytes)).toEqual([1200, 630]);
});

test("drawing uses up the budget of its client alone", async () => {
  const countries = "DE FR IT ES PT NL BE AT CH SE NO DK FI PL IE GB US CA BR JP".split(" ");
  const fields = countries.map((code) => `${code}: shareImage(country: "${code}")`).join(" ");
  const { body } = await gateway.app.inject({
    method: "POST",
    url: "/graphql",
    remoteAddress: "192.0.2.8",
    payload: { query: `{ movie(id: 27205) { ${fields} } }` },
  });
  const urls = Object.values<string>(JSON.parse(body).data.movie);
  const greedy = [];
  for (const url of urls) greedy.push((await get(url, "192.0.2.7")).status);
  expect(new Set(greedy)).toEqual(new Set([200, 429]));
  expect((await get(urls.at(-1) ?? "", "198.51.100.7")).status).toBe(200);
});

test("a client with a key draws with the budget of its key", async () => {
  const folder = await mkdtemp(join(tmpdir(), "flickmap-keys-"));
  const file = join(folder, "keys.json");
  const key = "k".repeat(32);
  const entry = { name: "partner", sha256: hash("sha256", key), unitsPerMinute: 6000 };
  await writeFile(file, JSON.stringify([entry]));
  const limited = await startGateway({
    SAMPLE_FILM_DATABASE_ORIGIN: new URL(sample.url).origin,
    API_KEYS_FILE: file,
    REQUESTS_PER_MINUTE: "1",
  });
  try {
    const { graphql: ask, app } = limited;
    const { body } = await ask('{ movie(id: 550) { shareImage(country: "DE") } }');
    const { movie } = (body as { data: { movie: { shareImage: string } } }).data;
    const draw = async (headers: Record<string, string>) =>
      (await app.inject({ url: movie.shareImage, remoteAddress: "192.0.2.7", headers })).statusCode;
    expect(await draw({})).toBe(429);
    expect(await draw({ authorization: `Bearer ${key}` })).toBe(200);
  } finally {
    await limited.close();
    await rm(folder, { recursive: true });
  }
});
