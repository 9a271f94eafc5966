import { SERVICES_COOKIE_VALUE } from "@flickmap/schema/page-rendering.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mubi, netflix } from "../../../test/titles.ts";
import type { OfferKind } from "../../generated/schema.ts";
import {
  chosenIn,
  noServices,
  parseServices,
  parseServicesCookie,
  servicesIn,
  toServicesCookie,
  usableOffers,
  withChosen,
  withServicesIn,
  type KeptServices,
} from "./my-services.ts";

const choices: fc.Arbitrary<KeptServices> = fc.record({
  services: fc
    .uniqueArray(
      fc.constantFrom("netflix", "mubi", "8", "1796", "11", "at:mubi", "at:8", "ch:netflix"),
      { minLength: 1 },
    )
    .map((list) => list.sort()),
  kinds: fc.subarray<OfferKind>(["FLATRATE", "FREE", "ADS", "RENT", "BUY"], { minLength: 1 }),
});

test("my services come back from the browser's storage and from the cookie as they were", () => {
  fc.assert(
    fc.property(choices, (kept) => {
      expect(parseServices(JSON.stringify(kept))).toEqual(kept);
      const cookie = toServicesCookie(kept);
      expect(cookie).toMatch(SERVICES_COOKIE_VALUE);
      expect(parseServicesCookie(cookie)).toEqual(kept);
    }),
  );
});

test("my services are never broken by what stands in the storage", () => {
  fc.assert(
    fc.property(fc.string(), fc.json(), (text, json) => {
      for (const stored of [text, json]) {
        const { services, kinds } = parseServices(stored);
        expect(services).toBeInstanceOf(Array);
        expect(kinds.length).toBeGreaterThan(0);
      }
    }),
  );
  const written = { services: ["at:joyn", "xx:netflix", "AT:joyn", ":a", "at:", "be:-"] };
  expect(parseServices(JSON.stringify(written)).services).toEqual(["at:joyn"]);
});

test("my services leave rent and buy out unless they are chosen", () => {
  expect(parseServices('{"services":["netflix"]}').kinds).toEqual(["FLATRATE", "FREE", "ADS"]);
});

test("a whole family is stored by name, a part of it by number, and both mean their services", () => {
  const whole = withChosen(noServices, [netflix, mubi], new Set([8, 1796]));
  expect(whole.services).toEqual(["netflix"]);
  const part = withChosen(whole, [netflix, mubi], new Set([1796, 11]));
  expect(part.services).toEqual(["1796", "mubi"]);
  expect(chosenIn([netflix, mubi], part.services)).toEqual(new Set([1796, 11]));
});

test("what is no longer there stays chosen", () => {
  const mine = { ...noServices, services: ["canal", "netflix"] };
  expect(withChosen(mine, [netflix], new Set()).services).toEqual(["canal"]);
});

test("my services are those of one country, and change without those of any other", () => {
  const kept = { ...noServices, services: ["at:joyn", "at:netflix", "ch:8"] };
  expect(servicesIn(kept, "AT").services).toEqual(["joyn", "netflix"]);
  expect(servicesIn(kept, "DE").services).toEqual([]);
  expect(servicesIn(kept, null).services).toEqual([]);
  const next = withServicesIn(kept, "AT", { ...noServices, services: ["mubi"] });
  expect(next.services).toEqual(["at:mubi", "ch:8"]);
  expect(withServicesIn(next, "AT", noServices).services).toEqual(["ch:8"]);
});

test("services stored without a country count until a choice is made in one", () => {
  const kept: KeptServices = { kinds: ["RENT"], services: ["at:joyn", "mubi", "netflix"] };
  expect(servicesIn(kept, "DE").services).toEqual(["mubi", "netflix"]);
  expect(servicesIn(kept, "AT").services).toEqual(["joyn", "mubi", "netflix"]);
  expect(withServicesIn(kept, "DE", servicesIn(kept, "DE"))).toEqual({
    kinds: ["RENT"],
    services: ["at:joyn", "de:mubi", "de:netflix"],
  });
});

test("my services light an offer of a chosen service in a kind that counts, and no other", () => {
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
