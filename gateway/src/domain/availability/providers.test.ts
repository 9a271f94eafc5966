import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getFamily, toProviderName, offerLink } from "./providers.ts";

/** The services of the world as the film database lists them: their numbers and names. */
const SERVICES = readFileSync(`${import.meta.dirname}/../../../test/provider-names.tsv`, "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("\t"))
  .map(([id, name = ""]) => ({ id: Number(id), name: toProviderName(Number(id), name) }));

test.each([
  ["Netflix Standard with Ads", "netflix", "Netflix"],
  ["Disney Plus", "disney-plus", "Disney+"],
  ["Amazon Prime Video Free with Ads", "amazon-prime-video", "Amazon Prime Video"],
  ["Apple TV Amazon Channel", "apple-tv", "Apple TV"],
  ["Paramount Plus Apple TV Channel ", "paramount-plus", "Paramount+"],
  ["HBO Max on U-Next", "hbo-max", "HBO Max"],
  ["Outside TV Features Amzon Channel", "outside-tv-features", "Outside TV Features"],
  ["H & C TV Amazon Channel", "h-and-c-tv", "H & C TV"],
  ["5", "5", "5"],
  ["Max Amazon Channel", "hbo-max", "HBO Max"],
  ["Movistar Plus+ Ficción Total ", "movistar-plus-plus", "Movistar Plus+"],
  ["爱奇艺", expect.any(String), "爱奇艺"],
])("%s is of the family %s", (name, id, family) => {
  expect(getFamily(name)).toEqual({ id, name: family });
});

test("of all services of the world, each entry of a brand is of its one family", () => {
  expect(SERVICES).toHaveLength(881);
  const families = Map.groupBy(SERVICES, ({ name }) => getFamily(name).id);
  const alike = Map.groupBy(families.keys(), (id) =>
    id.replaceAll(/-|(?:plus|tv|channel|amazon|select)(?=-|$)/gu, ""),
  );
  const apart = [...alike.values()].filter((ids) => ids.length > 1);
  // Of other companies, or services that are sold apart.
  expect(apart.map((ids) => ids.join(" "))).toEqual([
    "amc amc-plus",
    "movistar-plus-plus movistartv",
    "youtube youtube-tv",
    "hallmark-plus hallmark-tv",
    "discovery discovery-plus",
    "we-tv wetv",
    "espn espn-plus",
    "france-channel france-tv",
  ]);
  for (const [id, members] of families) {
    const names = new Set(members.map(({ name }) => getFamily(name).name));
    expect([id, [...names]]).toEqual([id, [expect.any(String)]]);
  }
});

test.each([
  [1899, "Max", "HBO Max"],
  [4711, "Max", "HBO Max"],
  [2406, "Here TV  Amazon Channel ", "Here TV Amazon Channel"],
])("the provider %i, %j, is %s", (id, given, name) => {
  expect(toProviderName(id, given)).toBe(name);
});

const link = (id: number, provider: string, name = "Fight Club") =>
  offerLink({ id, name: provider }, { name, year: 1999 }, "DE");

test.each([
  // Known by its number, else by its name.
  [8, "Netflix (renamed)", "https://www.netflix.com/search?q=Fight%20Club"],
  [999_999, "Netflix basic with Ads", "https://www.netflix.com/search?q=Fight%20Club"],
  // A channel is looked up in the store that sells it.
  [204, "Shudder Amazon Channel", "https://www.primevideo.com/search"],
  [2049, "Shudder Apple TV Channel", "https://tv.apple.com/de/search"],
  [35, "Rakuten TV", "https://www.rakuten.tv/de/search?q=Fight%20Club"],
  [178, "Unheard Of", "https://www.google.com/search?q=watch%20Fight%20Club%201999%20Unheard%20Of"],
])("an offer of %i, %s, leads to %s", (id, name, url) => {
  const kind = name === "Unheard Of" ? "WEB_SEARCH" : "SERVICE";
  expect(link(id, name)).toEqual({ url: expect.stringContaining(url), kind });
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
