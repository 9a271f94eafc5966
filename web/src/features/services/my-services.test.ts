import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import type { OfferKind } from "../../generated/schema.ts";
import type { ProviderFamily } from "./provider-family.ts";
import {
  chosenIn,
  noServices,
  parseMyServices,
  readMyServices,
  usableOffers,
  withChosen,
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

const choices: fc.Arbitrary<MyServices> = fc.record({
  services: fc
    .uniqueArray(fc.constantFrom("netflix", "mubi", "8", "1796", "11", "disney-plus"), {
      minLength: 1,
    })
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
    const whole = withChosen(noServices, [netflix, mubi], new Set([8, 1796]));
    expect(whole.services).toEqual(["netflix"]);
    const part = withChosen(whole, [netflix, mubi], new Set([1796, 11]));
    expect(part.services).toEqual(["1796", "mubi"]);
    expect(chosenIn([netflix, mubi], part)).toEqual(new Set([1796, 11]));
  });

  test("what this country does not have stays chosen for the others", () => {
    const mine = { ...noServices, services: ["canal", "netflix"] };
    expect(withChosen(mine, [netflix], new Set()).services).toEqual(["canal"]);
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
    expect(usableOffers(offers, { ...noServices, services: ["netflix"] })).toEqual(
      offers.slice(0, 2),
    );
    expect(usableOffers(offers, { ...noServices, services: ["1796"] })).toEqual([offers[1]]);
    expect(usableOffers(offers, { services: ["netflix"], kinds: ["RENT"] })).toEqual([offers[2]]);
    expect(usableOffers(offers, noServices)).toEqual([]);
  });
});
