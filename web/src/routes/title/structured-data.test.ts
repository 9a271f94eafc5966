import { expect, test } from "vitest";
import { availability, fightClub, germany, offer } from "./fixtures.ts";
import type { LoadedTitle } from "./route.ts";
import { describe, structuredData } from "./structured-data.ts";

const site = "https://flickmap.example";

/** Fight Club with the offers of a test. */
const withOffers = (offers: Parameters<typeof availability>[1], source = "TMDB") => {
  const { freshness, ...known } = availability(germany, offers);
  // The fixture has every field of the page's query.
  return {
    ...fightClub,
    availability: { ...known, freshness: freshness && { ...freshness, source } },
  } as unknown as LoadedTitle;
};

const action = (category: string, name: string, url?: string) => ({
  "@type": "WatchAction",
  ...(url && { target: { "@type": "EntryPoint", urlTemplate: url } }),
  expectsAcceptanceOf: {
    "@type": "Offer",
    category,
    offeredBy: { "@type": "Organization", name },
    eligibleRegion: { "@type": "Country", name: "DE" },
  },
});

const link = (id: number) => `https://service${id}.example/search?q=Fight+Club`;

test("every service is an action once for each category, with its link where that leads to the service", () => {
  const title = withOffers([
    offer("FLATRATE", 8, "Netflix"),
    offer("FREE", 9, "Arte"),
    offer("ADS", 9, "Arte"),
    offer("RENT", 2, "Apple TV"),
    offer("BUY", 2, "Apple TV"),
    offer("ADS", 300, "Pluto TV"),
  ]);
  expect(structuredData(title, site)["potentialAction"]).toEqual([
    action("subscription", "Netflix", link(8)),
    action("free", "Arte", link(9)),
    action("rental", "Apple TV", link(2)),
    action("purchase", "Apple TV", link(2)),
    action("free", "Pluto TV"),
  ]);
});

test.each([
  [null, "TMDB"],
  [[], "TMDB"],
  [[offer("FLATRATE", 8, "Netflix")], "SAMPLE"],
])("a title without offers, or with invented ones, has no actions", (offers, source) => {
  const data = structuredData(withOffers(offers, source), site);
  expect(data).not.toHaveProperty("potentialAction");
  expect(JSON.stringify(data)).not.toContain("Netflix");
});

test("a page is described by the first 160 characters of the overview, none cut in half", () => {
  expect(describe("a".repeat(161))).toBe("a".repeat(160));
  expect(describe(`${"a".repeat(159)}🎬🎬`)).toBe(`${"a".repeat(159)}🎬`);
  expect(describe("Short.")).toBe("Short.");
});
