import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { getFamily, toProviderName } from "./families.ts";

/** The services of the world as the film database lists them: their numbers and names. */
const SERVICES = readFileSync(`${import.meta.dirname}/../../../test/provider-names.tsv`, "utf8")
  .trim()
  .split("\n")
  .map((line) => line.split("\t"))
  .map(([id, name = ""]) => ({ id: Number(id), name: toProviderName(Number(id), name) }));

test.each([
  ["Netflix Standard with Ads", "netflix", "Netflix"],
  ["Disney Plus", "disney-plus", "Disney+"],
  ["Disney Plus Standard", "disney-plus", "Disney+"],
  ["Amazon Prime Video Free with Ads", "amazon-prime-video", "Amazon Prime Video"],
  ["Amazon Video", "amazon-prime-video", "Amazon Prime Video"],
  ["Apple TV Store", "apple-tv", "Apple TV"],
  ["Apple TV Amazon Channel", "apple-tv", "Apple TV"],
  ["Paramount Plus Apple TV Channel ", "paramount-plus", "Paramount+"],
  ["Paramount+ Roku Premium Channel", "paramount-plus", "Paramount+"],
  ["CANAL+", "canal-plus", "Canal+"],
  ["Acorn TV Apple TV", "acorn-tv", "Acorn TV"],
  ["HBO Max on U-Next", "hbo-max", "HBO Max"],
  ["Outside TV Features Amzon Channel", "outside-tv-features", "Outside TV Features"],
  ["H & C TV Amazon Channel", "h-and-c-tv", "H & C TV"],
  ["5", "5", "5"],
  ["Max Amazon Channel", "hbo-max", "HBO Max"],
  ["Hulu (No Ads)", "hulu-no-ads", "Hulu (No Ads)"],
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

test("a number has one name, however the film database calls it", () => {
  expect(toProviderName(1899, "Max")).toBe("HBO Max");
  expect(toProviderName(1899, "HBO Max")).toBe("HBO Max");
  expect(toProviderName(4711, "Max")).toBe("HBO Max");
  expect(toProviderName(2406, "Here TV  Amazon Channel ")).toBe("Here TV Amazon Channel");
  expect(getFamily(toProviderName(509, "WeTV"))).not.toEqual(
    getFamily(toProviderName(623, "WeTV")),
  );
});
