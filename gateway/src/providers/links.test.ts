import { expect, test } from "vitest";
import { offerLink } from "./links.ts";
import { SEARCH_ADDRESSES } from "./search-addresses.ts";

const link = (provider_id: number, provider_name: string, title = "Fight Club", country = "DE") =>
  offerLink({ provider_id, provider_name }, title, 1999, country);

test("a service is known by its number, whatever it is called", () => {
  expect(link(8, "Netflix (renamed)")).toEqual({
    url: "https://www.netflix.com/search?q=Fight%20Club",
    kind: "SERVICE",
  });
});

test("a service with another number is known by its name", () => {
  expect(link(999_999, "Netflix basic with Ads").url).toBe(
    "https://www.netflix.com/search?q=Fight%20Club",
  );
});

test("a brand's channel in a shop is looked up in that shop", () => {
  expect(link(204, "Shudder Amazon Channel").url).toContain("https://www.primevideo.com/search");
  expect(link(2049, "Shudder Apple TV Channel").url).toContain("https://tv.apple.com/de/search");
});

test("a service without a public search gets a web search that names everything", () => {
  expect(link(178, "Unheard Of")).toEqual({
    url: "https://www.google.com/search?q=watch%20Fight%20Club%201999%20Unheard%20Of",
    kind: "WEB_SEARCH",
  });
});

test("services with an address in each country get the visitor's", () => {
  expect(link(35, "Rakuten TV", "Amélie", "FR").url).toBe(
    "https://www.rakuten.tv/fr/search?q=Am%C3%A9lie",
  );
});

test.each(["100% Wolf", "$& {country} {query}", "What? & <b>", "a/b#c", "\ud800 half"])(
  "the title %j cannot break out of the address",
  (title) => {
    for (const [id, name] of [
      [8, "Netflix"],
      [2, "Apple TV Store"],
      [1, "Unheard Of"],
    ] as const) {
      const url = new URL(link(id, name, title).url);
      expect(url.hash).toBe("");
      expect([...url.searchParams.values()].join()).toContain(title.toWellFormed());
    }
  },
);

test("the map knows about forty services, each once, each with a good address", () => {
  expect(SEARCH_ADDRESSES.length).toBeGreaterThanOrEqual(40);
  const ids = SEARCH_ADDRESSES.flatMap((service) => service.ids);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(SEARCH_ADDRESSES.map(({ family }) => family)).size).toBe(SEARCH_ADDRESSES.length);
  for (const { address } of SEARCH_ADDRESSES) {
    expect(address).toMatch(/^https:\/\//);
    expect(address).toContain("{query}");
  }
});
