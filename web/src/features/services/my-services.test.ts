import { SERVICES_COOKIE_VALUE } from "@flickmap/schema/page-rendering.ts";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { OfferKind } from "../../generated/schema.ts";
import type { ProviderFamily } from "./provider-family.ts";
import {
  chosenIn,
  countriesOffered,
  MAX_ABROAD,
  noServices,
  parseMyServices,
  readMyServices,
  parseServicesCookie,
  servicesAbroad,
  servicesIn,
  toServicesCookie,
  usableOffers,
  withChosen,
  withoutCountry,
  writeMyServices,
} from "./my-services.ts";
import type { MyServices } from "./my-services.ts";

const netflix: ProviderFamily = {
  id: "netflix",
  name: "Netflix",
  logoUrl: null,
  providers: [
    { id: 8, name: "Netflix" },
    { id: 1796, name: "Netflix Standard with Ads" },
  ],
};
const mubi: ProviderFamily = {
  id: "mubi",
  name: "MUBI",
  logoUrl: null,
  providers: [{ id: 11, name: "MUBI" }],
};

const inGermany = { country: "DE", isSelected: true } as const;

const choices: fc.Arbitrary<MyServices> = fc.record({
  services: fc
    .uniqueArray(
      fc.constantFrom("netflix", "mubi", "8", "1796", "11", "at:mubi", "at:8", "ch:netflix"),
      {
        minLength: 1,
      },
    )
    .map((list) => list.sort()),
  kinds: fc.subarray<OfferKind>(["FLATRATE", "FREE", "ADS", "RENT", "BUY"], { minLength: 1 }),
});

const query = (written: Record<string, string | null>) =>
  new URLSearchParams(
    Object.entries(written).flatMap(([key, value]) => (value === null ? [] : [[key, value]])),
  );

describe("my services", () => {
  test("come back from a shared address, and from the browser's storage, as they were", () => {
    fc.assert(
      fc.property(choices, (mine) => {
        expect(readMyServices(query(writeMyServices(mine)))).toEqual(mine);
        expect(parseMyServices(JSON.stringify(mine))).toEqual(mine);
      }),
    );
  });

  test("are never broken by what stands in the address or the storage", () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.json(), (services, kinds, stored) => {
        const read = readMyServices(new URLSearchParams({ services, services_kinds: kinds }));
        expect(read === null || read.services.length > 0).toBe(true);
        expect(parseMyServices(stored).kinds.length).toBeGreaterThan(0);
        expect(parseMyServices(services).services).toBeInstanceOf(Array);
      }),
    );
  });

  test("leave rent and buy out unless they are chosen", () => {
    expect(readMyServices(new URLSearchParams("services=netflix"))?.kinds).toEqual([
      "FLATRATE",
      "FREE",
      "ADS",
    ]);
    expect(writeMyServices({ ...noServices, services: ["netflix"] })).toEqual({
      services: "netflix",
      services_kinds: null,
    });
  });

  test("a whole family is stored by name, a part of it by number, and both mean their services", () => {
    const whole = withChosen(noServices, [netflix, mubi], new Set([8, 1796]), inGermany);
    expect(whole.services).toEqual(["netflix"]);
    const part = withChosen(whole, [netflix, mubi], new Set([1796, 11]), inGermany);
    expect(part.services).toEqual(["1796", "mubi"]);
    expect(chosenIn([netflix, mubi], part.services)).toEqual(new Set([1796, 11]));
  });

  test("choosing in any country that is offered loses nothing of the others", () => {
    const country = fc.constantFrom("AT", "CH", "DE", "ES", "FR", "IT", "PL");
    const countries = fc.uniqueArray(country, { maxLength: MAX_ABROAD });
    fc.assert(
      fc.property(countries, countries, country, (named, pinned, selected) => {
        const services = named.map((code) => `${code.toLowerCase()}:mubi`);
        const mine = parseMyServices(JSON.stringify({ services }));
        for (const offered of countriesOffered(mine, pinned, selected)) {
          const changedIn = { country: offered, isSelected: offered === selected };
          const next = withChosen(mine, [netflix], new Set([8, 1796]), changedIn);
          expect(next.services).toEqual(expect.arrayContaining([...mine.services]));
          expect(servicesIn(next, offered)).toContain("netflix");
        }
      }),
    );
  });

  test("what this country does not have stays chosen for the others", () => {
    const mine = { ...noServices, services: ["canal", "netflix"] };
    expect(withChosen(mine, [netflix], new Set(), inGermany).services).toEqual(["canal"]);
  });

  test("light an offer of a chosen service in a kind that counts, and no other", () => {
    const offer = (kind: OfferKind, id: number, family: string) => ({
      kind,
      provider: { id, family: { id: family } },
    });
    const offers = [
      offer("FLATRATE", 8, "netflix"),
      offer("ADS", 1796, "netflix"),
      offer("RENT", 8, "netflix"),
      offer("FLATRATE", 337, "disney-plus"),
    ];
    expect(usableOffers(offers, { ...noServices, services: ["netflix"] }, "DE")).toEqual(
      offers.slice(0, 2),
    );
    expect(usableOffers(offers, { ...noServices, services: ["1796"] }, "DE")).toEqual([offers[1]]);
    expect(usableOffers(offers, { services: ["netflix"], kinds: ["RENT"] }, "DE")).toEqual([
      offers[2],
    ]);
    expect(usableOffers(offers, noServices, "DE")).toEqual([]);
  });

  test("of other countries are those with the country's code, of the selected one those without", () => {
    const mine = { ...noServices, services: ["at:joyn", "at:netflix", "ch:8", "netflix"] };
    expect(servicesIn(mine, "DE")).toEqual(["netflix"]);
    expect(servicesIn(mine, "AT")).toEqual(["joyn", "netflix"]);
    expect(servicesAbroad(mine, "AT")).toEqual([{ country: "CH", services: ["8"] }]);
    expect(servicesAbroad(mine, "DE")).toEqual([
      { country: "AT", services: ["joyn", "netflix"] },
      { country: "CH", services: ["8"] },
    ]);
  });

  test("are in four other countries at most, and no country is made up", () => {
    const written =
      "netflix,AT:joyn,xx:netflix,eu:netflix,uk:netflix,ch:a,fr:a,it:a,be:a,be:-,:a,at:";
    const { services } = readMyServices(new URLSearchParams({ services: written })) ?? noServices;
    expect(services).toEqual(["at:joyn", "be:a", "ch:a", "fr:a", "netflix"]);
  });

  test("of another country change without those of any other", () => {
    const before = { ...noServices, services: ["at:mubi", "ch:netflix", "netflix"] };
    const there = { country: "AT", isSelected: false };
    expect(withChosen(before, [netflix, mubi], new Set([8]), there).services).toEqual([
      "at:8",
      "ch:netflix",
      "netflix",
    ]);
    // Where it is the selected one, what was chosen of it from elsewhere is chosen here.
    const here = { country: "AT", isSelected: true };
    expect(withChosen(before, [netflix, mubi], new Set([11]), here).services).toEqual([
      "ch:netflix",
      "mubi",
    ]);
    expect(withoutCountry(before, "CH").services).toEqual(["at:mubi", "netflix"]);
  });

  test("light an offer of another country where they are of that country alone", () => {
    const at = (countryCode: string | undefined, family: string) => ({
      ...(countryCode !== undefined && { countryCode }),
      kind: "FLATRATE" as const,
      provider: { id: 8, family: { id: family } },
    });
    const offers = [
      at(undefined, "netflix"),
      at("AT", "netflix"),
      at("AT", "mubi"),
      at("CH", "mubi"),
    ];
    const mine = { ...noServices, services: ["at:mubi", "netflix"] };
    expect(usableOffers(offers, mine, "DE")).toEqual([offers[0], offers[2]]);
    expect(usableOffers(offers, mine, "AT")).toEqual(offers.slice(0, 3));
  });

  test("are in the cookie as they are stored", () => {
    fc.assert(
      fc.property(choices, (mine) => {
        const cookie = toServicesCookie(mine);
        expect(cookie).toMatch(SERVICES_COOKIE_VALUE);
        expect(parseServicesCookie(cookie)).toEqual(mine);
      }),
    );
  });
});
