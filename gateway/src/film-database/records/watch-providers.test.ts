import { expect, test } from "vitest";
import { parseTolerantly } from "./parse-tolerantly.ts";
import { countriesWith, offersIn, WatchProvidersRecord } from "./watch-providers.ts";

const provider = (provider_id: number) => ({
  provider_id,
  provider_name: `Service ${provider_id}`,
  logo_path: "/logo.jpg",
  display_priority: provider_id,
});
const parse = (results: unknown) => {
  const { value } = parseTolerantly(WatchProvidersRecord, { results });
  if (value === null) throw new Error("the offers were not read");
  return value.results;
};

test("offers are read by country and kind, and nothing but a country's code has any", () => {
  const offers = parse({ DE: { rent: [provider(2)] }, FR: { ads: [provider(3)], rent: null } });
  expect(offersIn(offers, "DE")).toMatchObject({ link: null, rent: [provider(2)], buy: [] });
  expect(countriesWith(offers, ["ads", "buy"])).toEqual(["FR"]);
  for (const text of ["", "D", "US", "__proto__", "toString", "de"]) {
    expect(offersIn(offers, text)).toBeUndefined();
  }
});
