import { readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { request as httpRequest, type RequestListener, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { setImmediate, setTimeout as delay } from "node:timers/promises";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { readConfig } from "../src/config/config.ts";
import { createImageUrls } from "../src/images/create-images.ts";
import { SignedUrls } from "../src/images/image-urls.ts";
import { newFolder } from "./at-end.ts";
import { startGateway } from "./gateway-under-test.ts";
import { jpeg, sendImage, startImageHost } from "./image-host.ts";

/** What happens after a response may take so long on a busy machine, in milliseconds. */
const SOON = 10_000;
const TOKEN = "token-of-the-test";
const addresses = new SignedUrls([TOKEN], null);
let names = 0;
/** An image that no other test has requested. */
const newPath = () => `/image-${(names += 1)}.jpg`;

const host = await startImageHost();
beforeEach(() => {
  host.behave(sendImage());
  host.requested.length = 0;
});

type Served = Awaited<ReturnType<typeof serve>>;

/** A gateway that listens, on a data folder that lives as long as the test or the group. */
async function serve(environment: Record<string, string> = {}, dataDir = newFolder()) {
  const { listen, close: stop } = await startGateway({
    DATA_DIR: dataDir,
    TMDB_READ_TOKEN: TOKEN,
    TMDB_BASE_URL: host.baseUrl.replace("/t/p", "/3"),
    TMDB_IMAGE_BASE_URL: host.baseUrl,
    WARM_UP: "off",
    ...environment,
  });
  const base = await listen();
  return { base, dataDir, port: Number(new URL(base).port), stop };
}

const urlOf = ({ base }: Served, path: string, size = "w342") =>
  base + addresses.getUrl(path, size);

/** By itself `fetch` adds `no-cache` to a request that names a tag, which forbids 304. */
const validated = (etag: string) => ({ "if-none-match": etag, "cache-control": "max-age=0" });

/** Files of stored content below a data folder. */
function storedFiles(dataDir: string): string[] {
  const folder = join(dataDir, "images");
  return readdirSync(folder)
    .filter((name) => !name.endsWith(".tmp"))
    .map((name) => join(folder, name));
}

/** Waits until an image is on disk: it is sent as soon as it is. */
async function untilStored(served: Served, files = 1): Promise<string[]> {
  return vi.waitFor(() => {
    const found = storedFiles(served.dataDir);
    expect(found.length).toBeGreaterThanOrEqual(files);
    return found;
  }, SOON);
}

describe("an image", async () => {
  const served = await serve();

  test("is fetched once, and served for good, with a strong tag, from memory and to HEAD", async () => {
    const url = urlOf(served, newPath());
    const first = await fetch(url);
    expect(Buffer.from(await first.arrayBuffer())).toEqual(jpeg());
    expect(Object.fromEntries(first.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "content-length": String(jpeg().length),
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "access-control-allow-origin": "*",
      etag: expect.stringMatching(/^"[\w-]+"$/u),
    });
    const again = await fetch(url);
    expect(Buffer.from(await again.arrayBuffer())).toEqual(jpeg());
    const etag = first.headers.get("etag") ?? "";
    const known = await fetch(url, { headers: validated(etag) });
    expect([known.status, await known.text()]).toEqual([304, ""]);
    const head = await fetch(url, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(jpeg().length)]);
    expect(host.requested).toHaveLength(1);
  });

  test("that is large is sent from disk, with the same headers", async () => {
    const large = jpeg(900_000);
    host.behave(sendImage(large));
    const url = urlOf(served, newPath(), "w1280");
    for (let time = 0; time < 2; time += 1) {
      const response = await fetch(url);
      expect(Buffer.from(await response.arrayBuffer()).equals(large)).toBe(true);
      expect(response.headers.get("cache-control")).toContain("immutable");
    }
    const etag = (await fetch(url, { method: "HEAD" })).headers.get("etag") ?? "";
    expect((await fetch(url, { headers: validated(etag) })).status).toBe(304);
    expect(host.requested).toHaveLength(1);
  });

  test("is fetched once for fifty clients at the same time", async () => {
    host.behave((request, response) => setTimeout(() => sendImage()(request, response), 100));
    const url = urlOf(served, newPath());
    const responses = await Promise.all(Array.from({ length: 50 }, () => fetch(url)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(host.requested).toHaveLength(1);
  });

  test("is still served after a restart while its host is down, at the same address", async () => {
    const served = await serve();
    const path = newPath();
    await fetch(urlOf(served, path));
    await untilStored(served);
    await served.stop();
    host.behave((_, response) => void response.writeHead(500).end());
    const restarted = await serve({}, served.dataDir);
    const response = await fetch(urlOf(restarted, path));
    expect(Buffer.from(await response.arrayBuffer())).toEqual(jpeg());
    expect(host.requested).toHaveLength(1);
  });

  test("that is cut off or gone on disk is fetched again", async () => {
    const served = await serve();
    const path = newPath();
    await fetch(urlOf(served, path));
    const [file = ""] = await untilStored(served);
    await served.stop();
    for (const damage of [() => truncateSync(file, 500), () => rmSync(file)]) {
      damage();
      const restarted = await serve({}, served.dataDir);
      const response = await fetch(urlOf(restarted, path));
      expect(Buffer.from(await response.arrayBuffer())).toEqual(jpeg());
      await vi.waitFor(() => expect(storedFiles(served.dataDir)).toHaveLength(1), SOON);
      await restarted.stop();
    }
    expect(host.requested).toHaveLength(3);
  });

  test("is served where the disk takes nothing", async () => {
    const dataDir = newFolder();
    writeFileSync(join(dataDir, "images"), "a file stands where the folder should");
    const served = await serve({}, dataDir);
    const response = await fetch(urlOf(served, newPath()));
    expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  });

  test("that was not read for longest goes when there is no room", async () => {
    const served = await serve({ IMAGE_CACHE_MB: "1" });
    for (let fill = 0; fill < 24; fill += 1) {
      host.behave(sendImage(jpeg(100_000, fill)));
      await (await fetch(urlOf(served, newPath()))).arrayBuffer();
    }
    await vi.waitFor(() => {
      const stored = storedFiles(served.dataDir);
      expect(stored.length).toBeGreaterThan(4);
      expect(stored.length).toBeLessThanOrEqual(11);
    }, SOON);
  });
});

describe("without a call to the image host", async () => {
  const served = await serve();

  test.each([
    ["an unsigned path", "/images/w342/AAAAAAAAAAAA/other.jpg"],
    ["no signature", "/images/w342/other.jpg"],
    ["an unknown size", addresses.getUrl("/a.jpg", "w343")],
    ["a size that is none", addresses.getUrl("/a.jpg", "__proto__")],
    [
      "another file under a signature",
      addresses.getUrl("/a.jpg", "w342").replace("a.jpg", "b.jpg"),
    ],
    ["a path upwards", "/images/w342/..%2f..%2f3/movie"],
    ["a signed path upwards", addresses.getUrl("/..%2f..%2fsecret.jpg", "w342")],
    ["an encoded NUL", addresses.getUrl("/a.jpg", "w342").replace("a.jpg", "a.jpg%00.png")],
    ["another host", addresses.getUrl("/@evil.example/a.jpg", "w342")],
    ["an absolute address", "/images/w342/AAAAAAAAAAAA/http:%2f%2f127.0.0.1%2fa.jpg"],
    ["a malformed escape", "/images/w342/AAAAAAAAAAAA/%E0%A4%A.jpg"],
  ])("%s is refused", async (_, path) => {
    const { port } = served;
    // A client of `fetch` would tidy the path up.
    const status = await new Promise<number | undefined>((resolve, reject) => {
      httpRequest({ host: "127.0.0.1", port, path }, ({ statusCode }) => resolve(statusCode))
        .on("error", reject)
        .end();
    });
    expect(status).toBe(404);
    expect(host.requested).toEqual([]);
  });

  test("a signature of another deployment is refused", async () => {
    const other = new SignedUrls(["another"], null);
    expect((await fetch(served.base + other.getUrl("/a.jpg", "w342"))).status).toBe(404);
    expect(host.requested).toEqual([]);
  });
});

describe("an image host that", async () => {
  const served = await serve();

  test.each<[string, RequestListener, number]>([
    ["has no such image", (_, response) => response.writeHead(404).end("no"), 404],
    ["is broken", (_, response) => response.writeHead(500).end("no"), 503],
    ["sends a page", sendImage(Buffer.from("<html>please log in</html>"), "text/html"), 503],
    ["calls a page an image", sendImage(Buffer.from("<html>please log in</html>")), 503],
    ["sends nothing", sendImage(Buffer.alloc(0)), 503],
    ["calls an image a page", sendImage(jpeg(), "text/html"), 503],
    [
      "sends a drawing that can hold script",
      sendImage(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'></svg>"), "image/svg+xml"),
      503,
    ],
    [
      "announces ten gigabytes",
      (_, response) => {
        response.writeHead(200, { "content-type": "image/jpeg", "content-length": 10 ** 10 });
        response.write(jpeg());
      },
      503,
    ],
    [
      "sends more and more",
      (_, response) => {
        response.writeHead(200, { "content-type": "image/jpeg" });
        const chunk = Buffer.alloc(65_536, 1);
        const more = () => {
          while (!response.destroyed && response.write(chunk));
          if (!response.destroyed) response.once("drain", more);
        };
        more();
      },
      503,
    ],
    [
      "breaks off",
      (_, response) => {
        response.writeHead(200, { "content-type": "image/jpeg", "content-length": 5000 });
        response.write(jpeg().subarray(0, 600));
        setTimeout(() => response.destroy(), 20);
      },
      503,
    ],
    [
      "announces less than it sends",
      (_, response) => {
        response.socket?.end(
          "HTTP/1.1 200 OK\r\ncontent-type: image/jpeg\r\ncontent-length: 300\r\n\r\n" +
            jpeg().toString("latin1"),
          "latin1",
        );
      },
      503,
    ],
    [
      "says nowhere how long its image is",
      (_, response) => {
        response.socket?.end(
          "HTTP/1.1 200 OK\r\ncontent-type: image/jpeg\r\n\r\n" + jpeg().toString("latin1"),
          "latin1",
        );
      },
      503,
    ],
  ])("%s leaves nothing behind, and costs one call", async (_, behaviour, status) => {
    host.behave(behaviour);
    const start = performance.now();
    const response = await fetch(urlOf(served, newPath()));
    expect(response.status).toBe(status);
    // By what it sends, not by the 8 seconds that a call may take.
    expect(performance.now() - start).toBeLessThan(8000);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("content-type")).toContain("application/problem+json");
    expect(host.requested).toHaveLength(1);
    expect(() => storedFiles(served.dataDir)).toThrow("ENOENT");
  });

  test("redirects is not followed, into the gateway's own network least of all", async () => {
    const inside = await startImageHost();
    host.behave((_, response) => {
      response.writeHead(302, { location: `${inside.baseUrl}/w342/secret.jpg` }).end();
    });
    expect((await fetch(urlOf(served, newPath()))).status).toBe(503);
    expect(host.requested).toHaveLength(1);
    expect(inside.requested).toEqual([]);
  });

  test("never responds, or sends a byte now and then, is given up after eight seconds", async () => {
    const served = await serve();
    // The gateway's deadline passes when the test says.
    const deadline = new AbortController();
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(deadline.signal);
    onTestFinished(() => timeout.mockRestore());
    const [silent, dripping] = [newPath(), newPath()];
    let drip: ServerResponse | undefined;
    host.behave(({ url }, response) => {
      if (url?.endsWith(dripping) !== true) return;
      response.writeHead(200, { "content-type": "image/jpeg", "content-length": 5000 });
      drip = response;
    });
    const requests = Promise.all([silent, dripping].map((path) => fetch(urlOf(served, path))));
    while (host.requested.length < 2) await setImmediate();
    expect(timeout.mock.calls).toEqual([[8000], [8000]]);
    await new Promise((resolve) => drip?.write(jpeg().subarray(0, 1), resolve));
    deadline.abort(new DOMException("late", "TimeoutError"));
    for (const { status, headers } of await requests)
      expect([status, headers.get("retry-after")]).toEqual([503, "5"]);
    expect(() => storedFiles(served.dataDir)).toThrow("ENOENT");
  });

  test("fails five times is not called", async () => {
    const served = await serve();
    host.behave((_, response) => response.writeHead(500).end());
    for (let time = 0; time < 8; time += 1) {
      expect((await fetch(urlOf(served, newPath()))).status).toBe(503);
    }
    expect(host.requested).toHaveLength(5);
  });

  test("has not an image is not asked for it again immediately", async () => {
    host.behave((_, response) => response.writeHead(404).end());
    const url = urlOf(served, newPath());
    expect([(await fetch(url)).status, (await fetch(url)).status]).toEqual([404, 404]);
    expect(host.requested).toHaveLength(1);
  });
});

test("an image is fetched to its end, whoever is gone, for the next one", async () => {
  const served = await serve();
  const gone = Promise.withResolvers<void>();
  host.behave((_, response) => {
    response.writeHead(200, { "content-type": "image/jpeg", "content-length": jpeg().length });
    response.write(jpeg().subarray(0, 100));
    void gone.promise.then(() => response.end(jpeg().subarray(100)));
  });
  const path = newPath();
  const socket = connect(served.port, "127.0.0.1");
  socket.write(`GET ${addresses.getUrl(path, "w342")} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
  await vi.waitFor(() => expect(host.requested).toHaveLength(1), SOON);
  socket.destroy();
  await delay(50);
  gone.resolve();
  await untilStored(served);
  const response = await fetch(urlOf(served, path));
  expect(Buffer.from(await response.arrayBuffer())).toEqual(jpeg());
  expect(host.requested).toHaveLength(1);
});

test("images that have to be fetched use up a client's budget, stored ones do not", async () => {
  const served = await serve({ REQUESTS_PER_MINUTE: "3" });
  const paths = Array.from({ length: 4 }, newPath);
  const statuses: number[] = [];
  for (const path of paths) statuses.push((await fetch(urlOf(served, path))).status);
  expect(statuses).toEqual([200, 200, 200, 429]);
  for (const path of paths.slice(0, 3)) {
    expect((await fetch(urlOf(served, path))).status).toBe(200);
  }
  expect(host.requested).toHaveLength(3);
});

test("what becomes of images is measured", async () => {
  const served = await serve();
  await fetch(urlOf(served, newPath()));
  const metrics = await (await fetch(`${served.base}/metrics`)).text();
  expect(metrics).toContain('flickmap_image_reads_total{outcome="fetched"} 1');
  expect(metrics).toMatch(/flickmap_image_cache_bytes [1-9]/u);
});

test.each([
  [{}, "no host", /^\/images\/w342\/[\w-]{12}\/a\.jpg$/u],
  [{ PUBLIC_URL: "https://site.example" }, "no host", /^https:\/\/site\.example\/images\//u],
  [{ IMAGES: "direct" }, "the image host", /^http:\/\/127\.0\.0\.1:\d+\/t\/p\/w342\/a\.jpg$/u],
])("with %o pages may load images of %s beside their own", async (environment, _, address) => {
  const config = readConfig({ TMDB_IMAGE_BASE_URL: host.baseUrl, ...environment });
  const made = createImageUrls(config, {
    source: "TMDB",
    url: "http://localhost",
    credential: { kind: "token", token: TOKEN },
    secrets: [TOKEN],
    imageBaseUrl: config.imageBaseUrl,
  });
  expect(made.getUrl("/a.jpg", "w342")).toMatch(address);
  const served = await serve(environment);
  const policy = (await fetch(served.base)).headers.get("content-security-policy") ?? "";
  const direct = "IMAGES" in environment;
  const imageOrigin = direct ? ` ${new URL(host.baseUrl).origin}` : "";
  expect(policy).toContain(`img-src 'self' data:${imageOrigin};`);
  expect(policy).toContain(`connect-src 'self'${imageOrigin};`);
  const query = encodeURIComponent("{ site { imageHost } }");
  const said = await fetch(`${served.base}/graphql?query=${query}`, {
    headers: { "apollo-require-preflight": "1" },
  });
  const imageHost = direct ? new URL(host.baseUrl).host : null;
  expect(await said.json()).toEqual({ data: { site: { imageHost } } });
  const known = await fetch(urlOf(served, newPath()));
  expect(known.status).toBe(direct ? 404 : 200);
});

test("gateways with the same SIGNING_KEYS and different credentials serve each other's URLs", async () => {
  const SIGNING_KEYS = "k".repeat(32);
  const gateways = [
    await serve({ TMDB_READ_TOKEN: "former", SIGNING_KEYS }),
    await serve({ TMDB_READ_TOKEN: "replaced", SIGNING_KEYS }),
  ];
  const url = new SignedUrls([SIGNING_KEYS], null).getUrl(newPath(), "w342");
  for (const { base } of gateways) expect((await fetch(base + url)).status).toBe(200);
  const ofCredential = new SignedUrls(["replaced"], null).getUrl(newPath(), "w342");
  for (const { base } of gateways) expect((await fetch(base + ofCredential)).status).toBe(404);
});
