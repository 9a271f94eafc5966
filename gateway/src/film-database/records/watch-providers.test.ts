import * as fc from "fast-check";
import { expect, test } from "vitest";
import { countriesOf, countriesWith, offersIn } from "./compact-offers.ts";
import { parseTolerantly } from "./parse-tolerantly.ts";
import { CountryOffersSchema, WatchProvidersRecord } from "./watch-providers.ts";

const provider = (provider_id: number, more: object = {}) => ({
  provider_id,
  provider_name: `Service ${provider_id}`,
  logo_path: "/logo.jpg",
  display_priority: provider_id,
  ...more,
});
const link = "https://www.themoviedb.org/movie/550/watch?locale=DE";
/** The second reading is by what the first has seen. */
const readTwice = (offers: unknown) =>
  [1, 2].map(() =>
    parseTolerantly(WatchProvidersRecord, { results: { DE: structuredClone(offers) } }),
  );

test.each([
  ["all kinds", { link, flatrate: [provider(8)], free: [], ads: [provider(9)], rent: [], buy: [] }],
  ["kinds left out", { link, rent: [provider(2), provider(3)] }],
  ["a kind that is null", { link, rent: null, buy: [provider(2)] }],
  ["no link", { flatrate: [provider(8)] }],
  ["a link to elsewhere", { link: "http://example.org/", flatrate: [provider(8)] }],
  ["a name with spaces around", { link, flatrate: [provider(8, { provider_name: " S\u0000 " })] }],
  ["a service without logo", { link, flatrate: [provider(8, { logo_path: null })] }],
  ["a service without priority", { link, flatrate: [provider(8, { display_priority: null })] }],
])("offers with %s are read as their schema reads them", (_, offers) => {
  for (const { value, malformed } of readTwice(offers)) {
    expect(value && offersIn(value.results, "DE")).toEqual(CountryOffersSchema.parse(offers));
    expect(malformed).toEqual([]);
  }
});

test("the offers of many countries are read as they were sent, after they were stored too", () => {
  const offer = fc.record({
    provider_id: fc.integer({ min: 1, max: 6 }),
    provider_name: fc.constantFrom("One", "Two, too", "3:4", "f0 r1", "é\n–", "漢字"),
    logo_path: fc.constantFrom("/a.jpg", "/b.jpg", null),
    display_priority: fc.nat(),
  });
  const offers = fc.array(offer, { maxLength: 4 });
  const country = fc.record(
    { flatrate: offers, free: offers, ads: offers, rent: offers, buy: offers },
    { requiredKeys: [] },
  );
  const codes = ["AD", "DE", "ED", "EE", "FR", "RR"];
  const linkOf = fc.constantFrom(
    (code: string) => `https://www.themoviedb.org/movie/1/watch?locale=${code}`,
    (code: string) => `https://www.themoviedb.org/tv/2/watch?locale=${code}`,
    () => "https://www.themoviedb.org/movie/1/watch?locale=XX",
    () => "https://www.themoviedb.org/movie/1/watch",
    () => null,
  );
  const results = fc.dictionary(fc.constantFrom(...codes), fc.tuple(country, linkOf));
  fc.assert(
    fc.property(results, (made) => {
      const sent = Object.fromEntries(
        Object.entries(made).map(([code, [kinds, ofCode]]) => [
          code,
          { ...kinds, link: ofCode(code) },
        ]),
      );
      const { value } = parseTolerantly(WatchProvidersRecord, { results: structuredClone(sent) });
      if (value === null) throw new Error("the offers were not read");
      for (const { results: read } of [value, JSON.parse(JSON.stringify(value))]) {
        expect(countriesOf(read)).toEqual(Object.keys(sent));
        for (const code of codes) {
          const expected = sent[code] && CountryOffersSchema.parse(sent[code]);
          // Priorities of -0 become 0, as in JSON.
          expect(offersIn(read, code)).toEqual(expected && JSON.parse(JSON.stringify(expected)));
        }
        for (const kind of ["flatrate", "rent"] as const) {
          const having = Object.keys(sent).filter((code) => (sent[code]?.[kind] ?? []).length > 0);
          expect(countriesWith(read, [kind])).toEqual(having);
        }
      }
    }),
  );
});

test("no text but a country's code has an entry", () => {
  const { value } = parseTolerantly(WatchProvidersRecord, {
    results: { DE: { link, flatrate: [provider(8)] } },
  });
  for (const text of ["", "D", "DE ", "f0", "\nDE", "0:", "__proto__", "toString", "de"]) {
    expect(value && offersIn(value.results, text)).toBeUndefined();
  }
});

test.each([
  ["a link that runs a script", { link: "javascript:alert(1)", buy: [provider(2)] }, "link"],
  ["a service without number", { link, buy: [provider(2), provider(0)] }, "buy[].provider_id"],
  [
    "a service whose name is no text",
    { link, buy: [provider(2, { provider_name: 1 })] },
    "buy[].provider_name",
  ],
  ["a kind that is no list", { link, rent: "none", buy: [provider(2)] }, "rent"],
])("%s is left out of the offers, however often it comes", (_, offers, field) => {
  for (const { value, malformed } of readTwice(offers)) {
    expect(malformed[0]?.field).toBe(`results.*.${field}`);
    expect(JSON.stringify(value)).not.toMatch(/javascript|"provider_id":0|"none"/u);
  }
});
