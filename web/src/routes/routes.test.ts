import { expect, test } from "vitest";

import type { RouteLocation } from "../lib/route.ts";
import { getPageQueries, matchRoute, pageUrl, routes } from "./routes.ts";

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

const locate = (search: URLSearchParams, type = "movie"): RouteLocation => ({
  params: { id: "28", type },
  search,
  country: "DE",
  today: "2025-03-29",
  watchable: null,
});

test.each(routes.map((route) => [route.pattern, route] as const))(
  "%s declares every key that its queries read",
  (_, route) => {
    const search = new ReadQuery();
    for (const type of ["movie", "tv"]) getPageQueries(route, locate(search, type));
    expect(route.keys).toEqual(expect.arrayContaining([...search.keysRead]));
  },
);

test.each(routes.map((route) => [route.pattern, route] as const))(
  "%s queries first what it queries when some of its data is there, each document once",
  (_, route) => {
    const search = new URLSearchParams("q=heat&with_watch_providers=8&provider=8");
    const first = getPageQueries(route, locate(search));
    const data = {
      home: { featured: null, rows: [] },
      providerFamilies: [],
      genres: [],
      countries: [],
    };
    const all = getPageQueries(
      route,
      locate(search),
      first.map(() => ({ data })),
    );
    expect(all.slice(0, first.length)).toEqual(first);
    expect(new Set(all.map(({ document }) => document)).size).toBe(all.length);
  },
);

test("a path is matched whatever its case, with a slash at its end, and decoded", () => {
  expect(matchRoute("/Movie/550/").params).toEqual({ id: "550", slug: undefined });
  expect(matchRoute("/person/1/jos%C3%A9").params).toEqual({ id: "1", slug: "josé" });
  expect(matchRoute("/advanced-search").route.name).toBe("advanced-search");
  expect(matchRoute("/").route.name).toBe("home");
  for (const path of ["//movie/550", "/movie", "/movie/1/a/b", "/faq/x", "/movie/%E0%A4%A"]) {
    expect(matchRoute(path).route.name).toBe("not-found");
  }
});

test("a page's address has the keys that its screen reads, as they were written", () => {
  expect(pageUrl("/category/tv?utm_source=mail&filter=top_rated")).toBe(
    "/category/tv?filter=top_rated",
  );
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
  expect(pageUrl("/movie/550/fight-club?ref=mail")).toBe("/movie/550");
  expect(pageUrl("/tv/1396/x")).toBe(pageUrl("/tv/1396"));
});

test("all addresses that no screen has are one", () => {
  expect(pageUrl("/no/such/page?a=1")).toBe(pageUrl("/nothing"));
  expect(pageUrl("/%E0%A4%A")).toBe(pageUrl("/nothing"));
});
