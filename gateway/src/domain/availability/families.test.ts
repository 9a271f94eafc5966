import { expect, test } from "vitest";
import { getFamily } from "./families.ts";

test.each([
  ["Netflix", "netflix", "Netflix"],
  ["Netflix Standard with Ads", "netflix", "Netflix"],
  ["Netflix Kids", "netflix", "Netflix"],
  ["Disney Plus", "disney-plus", "Disney+"],
  ["Disney+", "disney-plus", "Disney+"],
  ["Amazon Prime Video with Ads", "amazon-prime-video", "Amazon Prime Video"],
  ["Amazon Prime Video Free with Ads", "amazon-prime-video", "Amazon Prime Video"],
  ["Amazon Video", "amazon-prime-video", "Amazon Prime Video"],
  ["Apple TV Store", "apple-tv", "Apple TV"],
  ["Apple TV", "apple-tv", "Apple TV"],
  ["Apple TV Amazon Channel", "apple-tv", "Apple TV"],
  ["Paramount Plus Apple TV Channel ", "paramount-plus", "Paramount+"],
  ["Paramount+ Roku Premium Channel", "paramount-plus", "Paramount+"],
  ["Paramount Plus Basic with Ads", "paramount-plus", "Paramount+"],
  ["Paramount Plus Premium", "paramount-plus", "Paramount+"],
  ["Discovery +", "discovery-plus", "Discovery+"],
  ["CANAL+", "canal-plus", "Canal+"],
  ["Peacock Premium Plus Amazon Channel", "peacock", "Peacock"],
  ["MGM Amazon Channel", "mgm-plus", "MGM+"],
  ["AcornTV Amazon Channel", "acorn-tv", "Acorn TV"],
  ["Acorn TV Apple TV", "acorn-tv", "Acorn TV"],
  ["HBO Max on U-Next", "hbo-max", "HBO Max"],
  ["ALLBLK Apple TV channel", "allblk", "ALLBLK"],
  ["Outside TV Features Amzon Channel", "outside-tv-features", "Outside TV Features"],
  ["H & C TV Amazon Channel", "h-and-c-tv", "H & C TV"],
  ["5", "5", "5"],
])("%s is of the family %s", (name, id, family) => {
  expect(getFamily(name)).toEqual({ id, name: family });
});

test("providers of different families stay apart", () => {
  const ids = [
    "Sky Go",
    "Now TV",
    "Hulu",
    "Max",
    "AMC",
    "AMC+",
    "Canal+ Séries",
    "ABC",
    "ABC iview",
  ];
  expect(new Set(ids.map((name) => getFamily(name).id)).size).toBe(ids.length);
});

test("a name without a Latin letter still has a family of its own", () => {
  expect(getFamily("爱奇艺").name).toBe("爱奇艺");
});
