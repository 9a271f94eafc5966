import { expect, test } from "vitest";
import { WatchProvidersRecord } from "../../film-database/records/watch-providers.ts";
import { OffersByCountry } from "./availability.ts";

const provider = (id: number, name: string, priority: number) => ({
  provider_id: id,
  provider_name: name,
  logo_path: null,
  display_priority: priority,
});

const offers = new OffersByCountry(
  WatchProvidersRecord.parse({
    results: {
      DE: { buy: [provider(2, "Apple TV Store", 4)], free: [provider(537, "ZDF", 6)] },
      FR: { rent: [provider(35, "Rakuten TV", 1)] },
      IT: {},
    },
  }),
);

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
