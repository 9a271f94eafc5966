import { expect, test, vi } from "vitest";
import { startGateway } from "./gateway-under-test.ts";
import { startHostileFilmDatabase } from "./hostile-film-database.ts";
import { sendRequest } from "./send-request.ts";

const BREAKOUT = "</script><script>alert(1)</script><!--\u2028\u2029";
const film = await startHostileFilmDatabase();
const gateway = await startGateway({
  TMDB_READ_TOKEN: "token",
  TMDB_BASE_URL: `${film.url}/3`,
  CATALOGUE: "off",
});
const origin = await gateway.listen();
film.answers.set("3/movie/920", {
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
// The first rendering of a process takes seconds, and the browser is sent what is not rendered in time.
const page = await vi.waitFor(
  async () => {
    const page = (await sendRequest(origin, { url: "/movie/920" })).body;
    if (!page.includes("application/ld+json")) throw new Error("not rendered yet");
    return page;
  },
  { timeout: 30_000, interval: 500 },
);

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
