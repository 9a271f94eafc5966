import { expect, test } from "vitest";
import { WatchProvidersRecord } from "../../film-database/records/watch-providers.ts";
import { getOffers, toAvailabilityStatus } from "./availability.ts";
import { OffersByCountry } from "./offers.ts";

const provider = (id: number, name: string, priority: number) => ({
  provider_id: id,
  provider_name: name,
  logo_path: null,
  display_priority: priority,
});

const offers = new OffersByCountry(
  WatchProvidersRecord.parse({
    results: {
      DE: {
        link: "https://www.themoviedb.org/movie/550/watch?locale=DE",
        buy: [provider(10, "Amazon Video", 9), provider(2, " Apple TV Store ", 4)],
        rent: [provider(35, "Rakuten TV", 12)],
        ads: [provider(300, "Pluto TV", 7)],
        free: [provider(537, "ZDF", 6)],
        flatrate: [provider(8, "Netflix", 1)],
      },
      FR: { rent: [provider(35, "Rakuten TV", 1)] },
      IT: {},
    },
  }),
);
const title = { name: "Fight Club", year: 1999 };

test("a country's offers come by kind, then by the providers' priority, with trimmed names", () => {
  const availability = {
    title,
    observed: null,
    countryCode: "DE",
    ...toAvailabilityStatus(offers.in("DE"), true, false),
    everywhere: offers,
    freshness: null,
  };
  expect(getOffers(availability)?.map(({ kind, provider }) => [kind, provider.name])).toEqual([
    ["flatrate", "Netflix"],
    ["free", "ZDF"],
    ["ads", "Pluto TV"],
    ["rent", "Rakuten TV"],
    ["buy", "Apple TV Store"],
    ["buy", "Amazon Video"],
  ]);
  expect(getOffers(availability, ["flatrate"])).toHaveLength(1);
  expect(getOffers(availability, [])).toEqual([]);
});

test("the countries of a kind are those with an offer of it", () => {
  expect(offers.countriesWith(["rent", "buy"])).toEqual(["DE", "FR"]);
  expect(offers.countriesWith(["free"])).toEqual(["DE"]);
});

test("a number has one name in all countries", () => {
  const named = new OffersByCountry(
    WatchProvidersRecord.parse({
      results: {
        DE: { flatrate: [provider(1899, "Max", 1), provider(531, "Paramount+", 2)] },
        FR: { flatrate: [provider(1899, "HBO Max", 1), provider(4000, "One  Plus", 3)] },
        US: { flatrate: [provider(4000, "One+", 1), provider(531, "Paramount Plus", 2)] },
      },
    }),
  );
  const names = (country: string) => named.in(country)?.providers.flatrate.map(({ name }) => name);
  expect(names("DE")).toEqual(["HBO Max", "Paramount Plus"]);
  expect(names("FR")).toEqual(["HBO Max", "One Plus"]);
  expect(names("US")).toEqual(["One Plus", "Paramount Plus"]);
});
