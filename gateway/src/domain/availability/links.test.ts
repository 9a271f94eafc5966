import { expect, test } from "vitest";
import { offerLink } from "./links.ts";

const link = (id: number, provider: string, name = "Fight Club", country = "DE") =>
  offerLink({ id, name: provider }, { name, year: 1999 }, country);

test("a provider is known by its number, else by its name", () => {
  expect(link(8, "Netflix (renamed)")).toEqual({
    url: "https://www.netflix.com/search?q=Fight%20Club",
    kind: "SERVICE",
  });
  expect(link(999_999, "Netflix basic with Ads").kind).toBe("SERVICE");
});

test("a channel of another store is looked up in that store", () => {
  expect(link(204, "Shudder Amazon Channel").url).toContain("https://www.primevideo.com/search");
  expect(link(2049, "Shudder Apple TV Channel").url).toContain("https://tv.apple.com/de/search");
});

test("a provider without a public search gets a web search that names everything", () => {
  expect(link(178, "Unheard Of")).toEqual({
    url: "https://www.google.com/search?q=watch%20Fight%20Club%201999%20Unheard%20Of",
    kind: "WEB_SEARCH",
  });
});

test("providers with an address in each country get the visitor's", () => {
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
