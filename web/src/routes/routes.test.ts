import { expect, test, vi } from "vitest";

import { pageUrl, routes } from "./routes.tsx";

/** A URL's query that remembers which keys are read. */
class ReadQuery extends URLSearchParams {
  readonly keysRead = new Set<string>();

  override get(key: string): string | null {
    this.keysRead.add(key);
    return key === "q" ? "heat" : super.get(key);
  }

  override getAll(key: string): string[] {
    this.keysRead.add(key);
    return super.getAll(key);
  }
}

test.each(routes.map((route) => [route.path, route] as const))(
  "%s declares every key that its first view reads",
  async (_, { query, page }) => {
    const { firstView } = await page.preload();
    const search = new ReadQuery();
    for (const type of ["movie", "tv"]) {
      firstView({ params: { id: "28", type }, search, country: "DE", today: "2025-03-29" });
    }
    expect(query).toEqual(expect.arrayContaining([...search.keysRead]));
  },
);

test("a page's address has the keys that its screen reads, as they were written", () => {
  expect(pageUrl("/?utm_source=mail&services=8,9")).toBe("/?services=8,9");
  expect(pageUrl("/movie/550?utm_source=mail&fbclid=1")).toBe("/movie/550");
  expect(pageUrl("/search?q=the+one%20%26&x=1&page=2&q=b")).toBe(
    "/search?q=the+one%20%26&page=2&q=b",
  );
  expect(pageUrl("/search?%71=a&&=&?q=b")).toBe("/search?%71=a");
  expect(pageUrl("/advanced-search/tv?vote_average.gte=7&with_genres=18&a=1")).toBe(
    "/advanced-search/tv?vote_average.gte=7&with_genres=18",
  );
});

test("a search of one type is a page of its own", () => {
  expect(pageUrl("/search?q=the&type=tv")).toBe("/search?q=the&type=tv");
});

test("a title's page has one address, whatever its slug", () => {
  expect(pageUrl("/movie/550/fight-club?services=8")).toBe("/movie/550?services=8");
  expect(pageUrl("/tv/1396/x")).toBe(pageUrl("/tv/1396"));
});

test("all addresses that no screen has are one", () => {
  expect(pageUrl("/no/such/page?a=1")).toBe(pageUrl("/nothing"));
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  expect(pageUrl("/%E0%A4%A")).toBe(pageUrl("/nothing"));
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("could not be decoded"));
});
