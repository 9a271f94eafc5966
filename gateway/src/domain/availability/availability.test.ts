import { expect, test } from "vitest";
import { WatchProvidersRecord } from "../../film-database/records/watch-providers.ts";
import { OffersByCountry } from "./availability.ts";

const provider = (provider_id: number, provider_name: string) => ({ provider_id, provider_name });

const offers = new OffersByCountry(
  WatchProvidersRecord.parse({
    results: {
      DE: { flatrate: [provider(1899, "Max"), provider(531, "Paramount+")] },
      FR: { rent: [provider(1899, "HBO Max"), provider(4000, "One  Plus")] },
      US: { free: [provider(4000, "One+"), provider(531, "Paramount Plus")] },
      IT: {},
    },
  }),
);

test("the countries of a kind are those with an offer of it", () => {
  expect(offers.countriesWith(["rent", "free"])).toEqual(["FR", "US"]);
  expect(offers.countriesWith(["flatrate"])).toEqual(["DE"]);
});

test("a number has one name in all countries", () => {
  const names = (country: string) =>
    Object.values(offers.in(country)?.providers ?? {}).flatMap((kind) =>
      kind.map(({ name }) => name),
    );
  expect(names("DE")).toEqual(["HBO Max", "Paramount Plus"]);
  expect(names("FR")).toEqual(["HBO Max", "One Plus"]);
  expect(names("US")).toEqual(["One Plus", "Paramount Plus"]);
});
