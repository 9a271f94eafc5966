import type { LanguageCode } from "@flickmap/schema/languages.ts";
import { expect, test } from "vitest";
import { atomFeed } from "./atom-feed.ts";

test("an entry has an identifier in each language, and links to the title's page in it", () => {
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
  const [english, german] = [feedIn("en", "Finding Nemo"), feedIn("de", "Findet Nemo")];
  expect(german).toContain("Findet Nemo: jetzt bei Dienst 8");
  expect(german).toContain("https://flickmap.example/de/movie/12/findet-nemo?country=DE");
  const idOf = (feed: string) => /<entry>\s*<id>(.*?)<\/id>/u.exec(feed)?.[1];
  expect(idOf(german)).toMatch(/^urn:uuid:/u);
  expect(idOf(german)).not.toBe(idOf(english));
});
