import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { promisify } from "node:util";
import { parseFeed } from "@rowanmanning/feed-parser";
import { describe, expect, test, vi } from "vitest";
import { detectChanges } from "../src/domain/changes/detect-changes.ts";
import type { ObservedOffer } from "../src/domain/changes/observation.ts";
import type { AvailabilityStore } from "../src/stores/availability-store.ts";
import type { TitleKey } from "../src/film-database/records/title.ts";
import { startGateway } from "./gateway-under-test.ts";
import { listen } from "./listen.ts";

const HOUR = 3_600_000;
const START = Date.UTC(2026, 10, 1);
const NETFLIX: ObservedOffer = { provider: 8, kind: "flatrate" };
const DISNEY: ObservedOffer = { provider: 337, kind: "flatrate" };
const RENT: ObservedOffer = { provider: 2, kind: "rent" };
const TALL: TitleKey = { type: "movie", id: 603 };
const offerOf = (provider: number): ObservedOffer => ({ provider, kind: "rent" });
const FIGHT_CLUB: TitleKey = { type: "movie", id: 550 };

const gateway = await startGateway({ PUBLIC_URL: "https://flickmap.example" });
const address = await gateway.listen();
const stores = gateway.openStores();
await stores.availability.noteComplete(Date.now());
await observe(FIGHT_CLUB, 0, { DE: [NETFLIX, RENT], US: [NETFLIX] });
await observe(FIGHT_CLUB, 24, { DE: [NETFLIX, DISNEY], US: [NETFLIX, RENT] });
await observe(FIGHT_CLUB, 31, { DE: [NETFLIX, DISNEY], US: [NETFLIX, RENT] });

/** Stores what a title has so many hours after the start. */
async function observe(
  title: TitleKey,
  hour: number,
  offers: Readonly<Record<string, readonly ObservedOffer[]>>,
  store: AvailabilityStore = stores.availability,
): Promise<void> {
  await store.note([title], START);
  const previous = await store.load(title);
  const label = {
    name: `Title & <${title.id}>`,
    imdbId: "tt0137523",
    wikidataId: null,
    year: 1999,
    posterPath: null,
  };
  const at = START + hour * HOUR;
  const update =
    previous && detectChanges(previous, { at, label, offers: new Map(Object.entries(offers)) });
  if (!update) throw new Error("nothing was observed");
  await store.record(title, update);
}

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await fetch(address + path, { headers });
  const text = await response.text();
  return {
    response,
    text,
    body: text.startsWith("{") && !text.includes("\n") ? JSON.parse(text) : null,
  };
}

interface Change {
  readonly cursor: string;
  readonly country: string;
  readonly change: string;
}
const changed = ({ changes }: { changes: Change[] }) =>
  changes.map(({ country, change }) => `${country} ${change}`);

describe("/api/changes", () => {
  test("gives the newest first, with the service's name and where polling begins", async () => {
    const { body, response } = await get("/api/changes");
    expect(response.headers.get("flickmap-source")).toBe("SAMPLE");
    expect(changed(body)).toEqual(["DE removed", "US added", "DE added"]);
    expect(body.changes[2]).toEqual({
      cursor: expect.any(String),
      type: "movie",
      id: 550,
      title: "Title & <550>",
      country: "DE",
      provider_id: 337,
      provider_name: "Disney Plus",
      kind: "flatrate",
      change: "added",
      observed_at: "2026-11-02T00:00:00.000Z",
      previously_observed_at: "2026-11-01T00:00:00.000Z",
    });
    expect(body).toMatchObject({
      has_more: false,
      observing_since: "2026-11-01T00:00:00.000Z",
      latest: body.changes[0].cursor,
    });
  });

  test.each([
    ["country=DE", ["DE removed", "DE added"]],
    ["country=*&change=added", ["US added", "DE added"]],
    ["kinds=rent|buy", ["DE removed", "US added"]],
    ["providers=337|8", ["DE added"]],
    ["provider_families=disney-plus", ["DE added"]],
    ["type=tv", []],
  ])("takes %s", async (query, expected) => {
    expect(changed((await get(`/api/changes?${query}`)).body)).toEqual(expected);
  });

  test("goes on with `after` to older ones, and with `since` to newer ones", async () => {
    const first = (await get("/api/changes?first=2")).body;
    expect(first.has_more).toBe(true);
    const second = (await get(`/api/changes?first=2&after=${first.next}`)).body;
    expect(changed(second)).toEqual(["DE added"]);
    const since = second.changes[0].cursor;
    const newer = (await get(`/api/changes?first=1&since=${since}`)).body;
    expect(changed(newer)).toEqual(["US added"]);
    const newest = (await get(`/api/changes?since=${newer.next}`)).body;
    expect(changed(newest)).toEqual(["DE removed"]);
    const none = (await get(`/api/changes?since=${newest.next}`)).body;
    expect(none).toMatchObject({ changes: [], next: newest.next, has_more: false });
  });

  test("has an ETag, so that a client that polls is told that nothing changed", async () => {
    // `fetch` adds `cache-control: no-cache` to a conditional request.
    const url = "/api/changes?country=DE";
    const { headers } = await gateway.app.inject({ url });
    const again = await gateway.app.inject({ url, headers: { "if-none-match": headers.etag } });
    expect(again.statusCode).toBe(304);
  });

  test("is never older than a minute, whichever caches lie between", async () => {
    const { latest } = (await get("/api/changes")).body;
    for (const url of ["/api/changes?country=DE", `/api/changes?since=${latest}`]) {
      const { headers } = await gateway.app.inject({ url });
      expect(headers["cache-control"]).toBe("public, max-age=60, must-revalidate");
    }
    // What the gateway has stored is counted in `Age`, so a client stores it for the rest of the minute.
    const url = "/api/changes?country=DE&first=7";
    vi.useFakeTimers({ toFake: ["performance"] });
    const first = await gateway.app.inject({ url });
    vi.advanceTimersByTime(20_000);
    const second = await gateway.app.inject({ url });
    vi.advanceTimersByTime(20_000);
    const third = await gateway.app.inject({ url });
    vi.useRealTimers();
    expect([first, second, third].map(({ headers }) => Number(headers["age"]))).toEqual([0, 20, 0]);
  });

  test.each([
    ["first=0", "first"],
    ["first=101", "first"],
    ["after=%21", "after"],
    ["since=bm8", "since"],
    ["country=Germany", "country"],
    ["country=ZZ", 'Unknown country "ZZ"; ISO 3166-1 alpha-2, such as GB'],
    ["after=Y2hhbmdlOjE&since=Y2hhbmdlOjE", "either after or since, not both"],
    ["provider=8", "provider"],
  ])("refuses %s by name", async (query, name) => {
    const { response, body } = await get(`/api/changes?${query}`);
    expect(response.status).toBe(400);
    expect(body.message).toContain(name);
  });
});

describe("a cursor that the store did not give", () => {
  const cursor = (text: string) => Buffer.from(text).toString("base64url");

  test.each(["since", "after"])("has expired as %s", async (name) => {
    const id = await stores.availability.storeId();
    const newest = (await stores.availability.changeBounds())?.newest ?? 0;
    const status = async (text: string) => {
      const { response, body } = await get(`/api/changes?${name}=${cursor(text)}`);
      return `${response.status} ${body.code ?? ""}`;
    };
    expect(await status(`change:${id}:${newest}`)).toBe("200 ");
    expect(await status(`change:${id}:${newest + 1}`)).toBe("410 CURSOR_EXPIRED");
    expect(await status("change:0123456789abcdef:1")).toBe("410 CURSOR_EXPIRED");
    expect(await status("change:1")).toBe("410 CURSOR_EXPIRED");
  });
});

describe("/feeds/{country}.atom", () => {
  test("is an Atom feed of the country's changes", async () => {
    const { response, text } = await get("/feeds/DE.atom");
    expect(response.headers.get("content-type")).toBe("application/atom+xml; charset=utf-8");
    const feed = parseFeed(text);
    expect(feed.meta).toMatchObject({ type: "atom", version: "1.0" });
    expect(feed.self).toBe("https://flickmap.example/feeds/DE.atom");
    expect(feed.title).toContain("Germany");
    expect(feed.description).toContain("invented");
    expect(text).toContain("<logo>https://flickmap.example/icons/tmdb.svg</logo>");
    expect(feed.updated?.toISOString()).toBe("2026-11-02T07:00:00.000Z");
    expect(feed.items).toHaveLength(2);
    expect(new Set(feed.items.map(({ id }) => id)).size).toBe(2);
    expect(feed.url).toBe("https://flickmap.example/new?country=DE");
    expect(feed.items[1]).toMatchObject({
      title: "Title & <550>: now on Disney Plus",
      url: "https://flickmap.example/movie/550/title-and-550?country=DE",
      description: "Title & <550> came to Disney Plus (included in the subscription).",
    });
    expect(feed.items[1]?.updated?.toISOString()).toBe("2026-11-02T00:00:00.000Z");
  });

  test("takes services, and has what a feed without entries must have", async () => {
    const one = parseFeed((await get("/feeds/DE.atom?provider=337&kinds=flatrate")).text);
    expect(one.items).toHaveLength(1);
    expect(one.self).toBe("https://flickmap.example/feeds/DE.atom?providers=337&kinds=flatrate");
    expect(one.title).toMatch(/: Germany, Disney Plus, included in the subscription$/u);
    expect(one.url).toBe("https://flickmap.example/new?country=DE&kinds=flatrate&provider=337");
    const none = parseFeed((await get("/feeds/DE.atom?provider=9999")).text);
    expect(none.items).toEqual([]);
    expect(none.updated?.toISOString()).toBe("2026-11-01T00:00:00.000Z");
  });

  test("takes the titles of a list", async () => {
    const one = parseFeed((await get("/feeds/DE.atom?titles=m550,t1")).text);
    expect(one.items.length).toBeGreaterThan(0);
    expect(one.title).toMatch(/: Germany, 2 titles$/u);
    expect(parseFeed((await get("/feeds/DE.atom?titles=t1396")).text).items).toEqual([]);
    const many = Array.from({ length: 101 }, (_, index) => `m${index + 1}`).join(",");
    for (const titles of ["550", "m0", "m2147483648", "x1", "m1,", many]) {
      expect((await get(`/feeds/DE.atom?titles=${titles}`)).response.status).toBe(400);
    }
  });

  test("says its whole filter in its title and in the address of its page", async () => {
    const query = "provider=8|337&family=mubi|disney-plus&kinds=rent|buy&change=removed&type=tv";
    const feed = parseFeed((await get(`/feeds/DE.atom?${query}`)).text);
    expect(feed.title).toMatch(
      /Germany, MUBI, Disney\+, Netflix, or Disney Plus, to rent or to buy, only gone, shows$/u,
    );
    expect(new URL(feed.url ?? "").search).toBe(
      "?country=DE&change=removed&type=tv&kinds=rent,buy&family=mubi,disney-plus&provider=8,337",
    );
  });

  test("has the same identifiers under every host where no public address is set", async () => {
    const another = await startGateway({ DATA_DIR: gateway.dataDir });
    const ids = async (host: string) => {
      const { body } = await another.app.inject({ url: "/feeds/DE.atom", headers: { host } });
      expect(body).toContain(`http://${host}/new`);
      return [...body.matchAll(/<id>(.*?)<\/id>/gu)].map(([, id]) => id);
    };
    const first = await ids("one.example");
    expect(first).toHaveLength(3);
    expect(first.join(" ")).toMatch(
      /^(?:urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12} ?)+$/u,
    );
    expect(await ids("two.example")).toEqual(first);
    await another.close();
  });

  test("refuses unknown countries and parameters", async () => {
    expect((await get("/feeds/ZZ.atom")).response.status).toBe(400);
    expect((await get("/feeds/germany.atom")).response.status).toBe(400);
    expect((await get("/feeds/DE.atom?service=8")).response.status).toBe(400);
  });
});

describe("/api/export/availability", () => {
  /** The lines of titles, of an export that is whole. */
  const lines = (text: string) => {
    const [last = "", ...before] = text.trimEnd().split("\n").toReversed();
    const sent = before.toReversed().map((line) => `${line}\n`);
    const sha256 = createHash("sha256").update(sent.join("")).digest("hex");
    expect(JSON.parse(last)).toEqual({ titles: sent.length, sha256 });
    return sent.map((line) => JSON.parse(line));
  };

  test("has each title with offers in the country, and where changes begin", async () => {
    const { response, text } = await get("/api/export/availability?country=DE");
    expect(response.headers.get("content-type")).toContain("application/x-ndjson");
    expect(response.headers.get("flickmap-source")).toBe("SAMPLE");
    expect(response.headers.get("age")).toBe("0");
    expect(response.headers.get("last-modified")).toBeTruthy();
    // Of changes under another address the gateway has a response of before the last ones.
    expect(response.headers.get("flickmap-changes-cursor")).toBe(
      (await get("/api/changes?first=99")).body.latest,
    );
    expect(lines(text)).toEqual([
      {
        cursor: expect.any(String),
        type: "movie",
        id: 550,
        title: "Title & <550>",
        year: 1999,
        url: expect.stringMatching(/^https:\/\/flickmap\.example\/movie\/550/u),
        imdb_id: "tt0137523",
        wikidata_id: null,
        checked_at: "2026-11-02T07:00:00.000Z",
        offers: { DE: { flatrate: [8, 337] } },
        first_seen: { DE: { "flatrate 337": "2026-11-02T00:00:00.000Z" } },
        provider_names: { 8: "Netflix", 337: "Disney Plus" },
      },
    ]);
    expect(lines((await get("/api/export/availability?country=FR")).text)).toEqual([]);
  });

  test.each(["gzip", "br", "identity"])(
    "is sent as %s to a client that asks for it",
    async (encoding) => {
      const { response, text } = await get("/api/export/availability?country=DE", {
        "accept-encoding": encoding,
      });
      expect(response.headers.get("content-encoding") ?? "identity").toBe(encoding);
      expect(Object.keys(lines(text)[0].offers)).toEqual(["DE"]);
    },
  );

  test("can be turned off", async () => {
    const other = await startGateway({ EXPORT: "off" });
    const { statusCode } = await other.app.inject("/api/export/availability?country=DE");
    expect(statusCode).toBe(404);
  });

  test("answers 503 until all titles have been observed once, and says how many have", async () => {
    const other = await startGateway();
    const its = other.openStores();
    const request = () => other.app.inject("/api/export/availability?country=DE");
    await its.availability.note([{ type: "tv", id: 1399 }], Date.now());
    await observe(FIGHT_CLUB, 0, { DE: [NETFLIX] }, its.availability);
    const early = await request();
    expect(early.statusCode).toBe(503);
    expect(early.headers["retry-after"]).toBe("60");
    expect(early.json()).toMatchObject({
      code: "CATALOG_INCOMPLETE",
      message: expect.stringContaining("1 of 2 so far"),
    });
    expect(
      (await other.app.inject({ method: "HEAD", url: "/api/export/availability?country=DE" }))
        .statusCode,
    ).toBe(503);
    await observe({ type: "tv", id: 1399 }, 0, { DE: [NETFLIX] }, its.availability);
    expect((await request()).json()).toMatchObject({
      code: "CATALOG_INCOMPLETE",
      message: expect.stringMatching(/^All 2 titles .* lists that name more are still to be read/u),
    });
    await its.availability.noteComplete(Date.now());
    expect(lines((await request()).body)).toMatchObject([{ id: 550 }, { id: 1399 }]);
  });

  test("goes on after any of its lines", async () => {
    for (let id = 1; id <= 450; id += 1) {
      await observe({ type: "tv", id }, 0, { IT: [NETFLIX] });
    }
    const all = lines((await get("/api/export/availability?country=IT")).text);
    expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 450 }, (_, index) => index + 1));
    const rest = lines(
      (await get(`/api/export/availability?country=IT&after=${all[199].cursor}`)).text,
    );
    expect(rest).toEqual(all.slice(200));
  });

  test("refuses what is no cursor, and more exports at a time than it can do", async () => {
    expect((await get("/api/export/availability?after=bm8")).response.status).toBe(400);
    expect((await get("/api/export/availability?country=Germany")).response.status).toBe(400);
    for (const countries of ["*", "DE,AT"]) {
      const { response } = await get(`/api/export/availability?country=${countries}`);
      expect(response.status).toBe(400);
    }
    const unknown = await get("/api/export/availability?country=ZZ");
    expect([unknown.response.status, unknown.body.message]).toEqual([
      400,
      expect.stringContaining('Unknown country "ZZ"'),
    ]);
    expect((await get("/api/export/availability?page=2")).response.status).toBe(400);
    for (let asked = 0; asked < 10; asked += 1) {
      expect((await get("/api/export/availability?country=DE")).response.status).toBe(200);
    }
  });
});

describe("changes since a day", () => {
  test("are those that were observed from its first moment on, oldest first", async () => {
    const show: TitleKey = { type: "tv", id: 900_004 };
    for (const [day, offers] of [
      [],
      [NETFLIX],
      [NETFLIX, DISNEY],
      [NETFLIX, DISNEY, RENT],
    ].entries()) {
      await observe(show, 500 + day * 24, { US: [{ provider: 11, kind: "flatrate" }, ...offers] });
    }
    const { changes, latest } = (await get("/api/changes?first=7")).body;
    const [newest] = changes;
    const day = newest.observed_at.slice(0, 10);
    const all = async (since: string) => {
      const found: { observed_at: string }[] = [];
      for (let next = since, more = true; more;) {
        const page = (await get(`/api/changes?first=100&since=${next}`)).body;
        found.push(...page.changes);
        ({ next, has_more: more } = page);
      }
      return found;
    };
    const since = await all(day);
    expect(since.at(-1)).toEqual(newest);
    const start = Date.parse(day) - 10 * 60_000;
    const every = await all("1990-01-01");
    expect(every.length).toBeGreaterThan(since.length);
    expect(since).toEqual(every.filter(({ observed_at }) => Date.parse(observed_at) >= start));
    // A day to come has none, and gives the cursor to go on with.
    const none = (await get("/api/changes?since=2999-01-01")).body;
    expect([none.changes, none.next]).toEqual([[], latest]);
  });

  test.each(["2026-02-30", "2026-13-01", "2026-1-2"])(
    "%s is no day, and is told apart",
    async (since) => {
      const { response, body } = await get(`/api/changes?since=${since}`);
      expect(response.status).toBe(400);
      expect(body.detail).toContain("a day such as 2026-11-26");
    },
  );
});

describe("the program in docs/api.md", () => {
  const EMPTY_HASH = createHash("sha256").digest("hex");
  const text = readFileSync(new URL("../../docs/api.md", import.meta.url), "utf8");
  const [, program = ""] = /```mjs\n(.*?)```/su.exec(text) ?? [];

  async function runProgram(origin = address): Promise<string[]> {
    const adapted = program.replaceAll("http://localhost:4000", origin);
    await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", adapted], {
      cwd: gateway.dataDir,
    });
    const rows = mirror((database) => database.prepare("SELECT * FROM offer").all());
    return rows.map((row) => Object.values(row).join(" "));
  }

  function mirror<Result>(run: (database: DatabaseSync) => Result): Result {
    const database = new DatabaseSync(join(gateway.dataDir, "flickmap-mirror.sqlite"));
    const result = run(database);
    database.close();
    return result;
  }

  async function exported(): Promise<string[]> {
    const rows: string[] = [];
    for (const line of (await get("/api/export/availability?country=DE")).text.split("\n")) {
      if (line === "") continue;
      const { type, id, offers } = JSON.parse(line);
      if (offers === undefined) continue;
      for (const [kind, providers] of Object.entries<number[]>(offers.DE)) {
        rows.push(...providers.map((provider) => `${type}/${id} ${kind} ${provider}`));
      }
    }
    return rows.sort();
  }

  test("is short, fills a database, and keeps it current", async () => {
    const code = program.split("\n").filter((line) => /[^\s{}]/u.test(line));
    expect(code.length).toBeLessThanOrEqual(35);
    expect((await runProgram()).sort()).toEqual(await exported());
    const show: TitleKey = { type: "tv", id: 9001 };
    await observe(FIGHT_CLUB, 55, { DE: [DISNEY], US: [NETFLIX, RENT] });
    await observe(FIGHT_CLUB, 62, { DE: [DISNEY, RENT], US: [NETFLIX, RENT] });
    await observe(show, 0, { FR: [NETFLIX] });
    const many = Array.from(
      { length: 150 },
      (_, index) => ({ provider: index + 1000, kind: "buy" }) as const,
    );
    await observe(show, 24, { FR: [NETFLIX], DE: many });
    // Another gateway on the same store: the first may give the responses of a minute ago.
    const another = await startGateway({ DATA_DIR: gateway.dataDir });
    const mirrored = await runProgram(await another.listen());
    expect(mirrored).toContain("movie/550 rent 2");
    expect(mirrored).not.toContain("movie/550 flatrate 8");
    expect(mirrored.sort()).toEqual(await exported());
    await another.close();
  });

  test.each([
    ["a line is missing", (text: string) => text.slice(text.indexOf("\n") + 1)],
    ["it breaks off between two lines", (text: string) => text.slice(0, text.indexOf("\n") + 1)],
    ["it breaks off within a line", (text: string) => text.slice(0, -90)],
    ["nothing comes", () => ""],
    ["it has no titles", () => `${JSON.stringify({ titles: 0, sha256: EMPTY_HASH })}\n`],
  ])("replaces nothing by an export when %s", async (_, change) => {
    const before = await runProgram();
    mirror((database) => database.exec("UPDATE state SET exported = 0"));
    const { text } = await get("/api/export/availability?country=DE");
    const proxy = await listen((__, response) =>
      response.setHeader("flickmap-changes-cursor", "any").end(change(text)),
    );
    await expect(runProgram(proxy.url)).rejects.toThrow("Error");
    const left = mirror((database) => database.prepare("SELECT * FROM offer").all());
    expect(left.map((row) => Object.values(row).join(" "))).toEqual(before);
    await runProgram();
  });

  test.each([
    ["its cursor is of another store", "since = 'Y2hhbmdlOjk5OTk5OTk'"],
    ["its export is older than a week", `exported = ${Date.now() - 8 * 24 * HOUR}`],
  ])("starts over with the export when %s, without what left unnoticed", async (_, change) => {
    mirror((database) => {
      database.exec(
        `INSERT OR IGNORE INTO offer VALUES ('movie/550', 'buy', 4711); UPDATE state SET ${change}`,
      );
    });
    expect((await runProgram()).sort()).toEqual(await exported());
    mirror((database) => {
      database.exec("INSERT OR IGNORE INTO offer VALUES ('movie/550', 'buy', 4711)");
    });
    expect(await runProgram()).toContain("movie/550 buy 4711");
  });

  test("ends with the status of a response that is none, and keeps what it had", async () => {
    const before = mirror((database) => database.prepare("SELECT * FROM state").all());
    const server = createServer((_, response) => response.writeHead(429).end("busy"));
    await once(server.listen(0, "127.0.0.1"), "listening");
    const { port } = server.address() as AddressInfo;
    await expect(runProgram(`http://127.0.0.1:${port}`)).rejects.toThrow("Error: 429");
    server.close();
    expect(mirror((database) => database.prepare("SELECT * FROM state").all())).toEqual(before);
  });
});

describe("a feed of more changes than a page holds", () => {
  test("leads to older changes page by page, and from each to the first", async () => {
    const offers = Array.from({ length: 61 }, (_, index) => offerOf(index + 1));
    await observe(TALL, 0, { AT: offers.slice(0, 1) });
    await observe(TALL, 24, { AT: offers });
    const links = (text: string) =>
      Object.fromEntries(
        [...text.matchAll(/<link rel="(\w+)"[^>]*href="([^"]*)"/gu)].map(([, rel, href]) => [
          rel,
          href,
        ]),
      );
    const first = await get("/feeds/AT.atom?change=added");
    expect(parseFeed(first.text).items).toHaveLength(50);
    const next = links(first.text)["next"]?.replace("https://flickmap.example", "") ?? "";
    expect(next).toMatch(/^\/feeds\/AT\.atom\?change=added&amp;after=/u);
    const second = await get(next.replaceAll("&amp;", "&"));
    expect(parseFeed(second.text).items).toHaveLength(10);
    expect(links(second.text)["next"]).toBeUndefined();
    expect(links(second.text)["first"]).toBe("https://flickmap.example/feeds/AT.atom?change=added");
    const idOf = (text: string) => /<id>(.*?)<\/id>/u.exec(text)?.[1];
    expect(idOf(second.text)).toBe(idOf(first.text));
    expect(second.text).toContain("not endorsed or certified by TMDB");
  });
});
