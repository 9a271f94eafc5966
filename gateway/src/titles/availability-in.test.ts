import { expect, test } from "vitest";
import { NO_OFFERS } from "../film-database/records/compact-offers.ts";
import { OffersByCountry } from "../providers/offers.ts";
import { availabilityIn } from "./availability-in.ts";

const of = { title: { name: "Amélie", year: 2001 }, observed: null };
const offers = new OffersByCountry({ results: NO_OFFERS, incomplete: false });
const data = { offers, freshness: { fetchedAt: 1, stale: false }, byCode: new Map() };
const CODES = Array.from({ length: 60 }, (_, n) => `${String.fromCodePoint(65 + (n % 26))}${n}`);

test("the availabilities in sixty countries stay the same objects while their data does", () => {
  const first = CODES.map((code) => availabilityIn(code, of, data, new Map()));
  const again = CODES.map((code) => availabilityIn(code, of, { ...data }, new Map()));
  first.forEach((one, n) => expect(again[n]).toBe(one));
});

test("other data makes another availability", () => {
  const [code = ""] = CODES;
  const before = availabilityIn(code, of, data, new Map());
  const stale = availabilityIn(
    code,
    of,
    { ...data, freshness: { fetchedAt: 1, stale: true } },
    new Map(),
  );
  const renamed = { ...of, title: { name: "Le Fabuleux Destin", year: 2001 } };
  expect(stale).not.toBe(before);
  expect(availabilityIn(code, renamed, data, new Map()).title.name).toBe("Le Fabuleux Destin");
});
