import { expect, test } from "vitest";
import { parseTolerantly } from "./parse-tolerantly.ts";
import { CountryOffersRecord, WatchProvidersRecord } from "./watch-providers.ts";

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
])("offers with %s are read as their schema reads them", (_, offers) => {
  for (const { value, malformed } of readTwice(offers)) {
    expect(value?.results["DE"]).toEqual(CountryOffersRecord.parse(offers));
    expect(malformed).toEqual([]);
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
