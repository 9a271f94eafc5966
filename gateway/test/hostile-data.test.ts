import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startHostileFilmDatabase } from "./hostile-film-database.ts";
import { startSampleFilmDatabase } from "@flickmap/sample-film-database";
import { readConfig } from "../src/config/config.ts";
import { createGateway } from "../src/gateway.ts";
import { sendRequest } from "./send-request.ts";

const BREAKOUT = "</script><script>alert(1)</script><!--\u2028\u2029";
const dataDir = mkdtempSync(join(tmpdir(), "flickmap-hostile-"));
let page: string;
const ending: (() => Promise<void>)[] = [];

beforeAll(async () => {
  const sample = await startSampleFilmDatabase();
  const film = await startHostileFilmDatabase(sample.url);
  film.answers.set("movie/920", {
    id: 920,
    title: `Evil ${BREAKOUT}`,
    overview: `About ${BREAKOUT} "quotes" & 'more'`,
    release_date: "2024-02-31",
    runtime: 1e12,
    poster_path: "javascript:alert(1)",
    backdrop_path: '/x.jpg" onload="alert(1)',
    homepage: "javascript:alert(1)",
    credits: { cast: [{ id: 1, name: BREAKOUT, character: BREAKOUT }], crew: [] },
    "watch/providers": {
      results: {
        US: {
          link: "javascript:alert(1)",
          flatrate: [{ provider_id: 8, provider_name: BREAKOUT, logo_path: "javascript:alert(1)" }],
        },
      },
    },
    similar: { page: 1, total_pages: 1, total_results: 1, results: [{ id: 921, title: BREAKOUT }] },
  });
  const gateway = await createGateway(
    readConfig({
      TMDB_READ_TOKEN: "token",
      TMDB_BASE_URL: film.url,
      DATA_DIR: dataDir,
      PORT: "0",
      HOST: "127.0.0.1",
      CATALOGUE: "off",
    }),
    pino({ level: "silent" }),
  );
  ending.push(
    () => gateway.close(),
    () => film.close(),
    () => sample.close(),
  );
  const origin = await gateway.listen();
  // The first rendering of a process takes seconds, and the browser is sent what is not rendered in time.
  await vi.waitFor(
    async () => {
      page = (await sendRequest(origin, { url: "/movie/920" })).body;
      if (!page.includes("application/ld+json")) throw new Error("not rendered yet");
    },
    { timeout: 30_000, interval: 500 },
  );
}, 60_000);
afterAll(async () => {
  for (const end of ending) await end();
  rmSync(dataDir, { recursive: true });
});

const scripts = () => [...page.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gsu)];

test("no text of the film database ends a script of the page or begins one", () => {
  expect(page).toContain("Evil");
  expect(page).not.toContain("<script>alert");
  for (const [, , content] of scripts()) expect(content).not.toMatch(/<\/?script|<!--/u);
});

test("the page's data and structured data are read as they were written", () => {
  const written = scripts().filter(([, attributes]) => attributes?.includes("json"));
  expect(written.length).toBeGreaterThan(0);
  for (const [, , content = ""] of written) {
    expect(() => JSON.parse(content)).not.toThrow();
  }
  const [, , structured = ""] =
    scripts().find(([, attributes]) => attributes?.includes("ld+json")) ?? [];
  const data = JSON.parse(structured) as Record<string, unknown>;
  expect(data["name"]).toContain("</script>");
  expect(data["datePublished"] ?? null).toBeNull();
  expect(data["duration"] ?? null).toBeNull();
});

test("no address of the page runs a script, and no attribute is broken out of", () => {
  expect(page).not.toMatch(/javascript:/iu);
  expect(page).not.toMatch(/<[^>]+\sonload=/iu);
});
