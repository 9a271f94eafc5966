import type { LanguageCode } from "@flickmap/schema/languages.ts";
import { expect, test } from "vitest";
import { atomFeed } from "./atom-feed.ts";

const feedIn = (language: LanguageCode, name: string) =>
  atomFeed({
    site: "https://flickmap.example",
    path: "/feeds/DE.atom",
    firstPath: "/feeds/DE.atom",
    nextPath: null,
    country: "Germany",
    countryCode: "DE",
    language,
    only: [],
    pageQuery: "?country=DE",
    storeId: "store",
    invented: false,
    emptySince: 0,
    changes: [
      {
        sequence: 1,
        cursor: "cursor",
        title: { type: "movie", id: 12 },
        titleType: "movie",
        name,
        year: 2003,
        posterPath: null,
        country: "DE",
        provider: 8,
        providerDetails: null,
        kind: "rent",
        change: "ADDED",
        observedAt: 0,
        previouslyObservedAt: null,
      },
    ],
  });

/** The identifiers of a feed's entries, without that of the feed. */
const entriesOf = (feed: string) =>
  [...feed.matchAll(/<id>(.*?)<\/id>/gu)].map(([, id]) => id).slice(1);

test("an entry has an identifier in each language, and links to the title's page in it", () => {
  const [english, german] = [feedIn("en", "Finding Nemo"), feedIn("de", "Findet Nemo")];
  expect(german).toContain("Findet Nemo: jetzt bei Dienst 8");
  expect(german).toContain("https://flickmap.example/de/movie/12/findet-nemo?country=DE");
  expect(english).toContain("Finding Nemo: now on service 8");
  expect(english).toContain("https://flickmap.example/movie/12/finding-nemo?country=DE");
  const ids = [...entriesOf(english), ...entriesOf(german)];
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(2);
  expect(entriesOf(feedIn("de", "Findet Nemo"))).toEqual(entriesOf(german));
});
