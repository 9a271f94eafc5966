import { describe, expect, test } from "vitest";
import { readFilterSet, writeFilterSet } from "./filter-params.ts";
import type { FilterQuery } from "../../paths.ts";
import { offerKinds } from "../services/offer-kinds.ts";
import {
  emptyFilterSet,
  MAX_GENRES,
  MAX_KEYWORDS,
  MAX_PEOPLE,
  MAX_PROVIDERS,
  ratingScale,
  runtimeScale,
  type FilterSet,
  type Scale,
} from "./filter-set.ts";
import { sortOptions } from "./sort-options.ts";

import * as fc from "fast-check";

const types = fc.constantFrom("MOVIE" as const, "TV" as const);

const rangeOn = ({ min, max, step }: Scale) =>
  fc
    .tuple(
      fc.integer({ min: min / step, max: max / step }),
      fc.integer({ min: min / step, max: max / step }),
    )
    .map(([a, b]) => ({ min: Math.min(a, b) * step, max: Math.max(a, b) * step }));

const numbers = (maxLength: number) =>
  fc
    .uniqueArray(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength })
    .map((list) => list.sort((a, b) => a - b));

const letters = (alphabet: string) =>
  fc.tuple(fc.constantFrom(...alphabet), fc.constantFrom(...alphabet)).map((pair) => pair.join(""));

const days = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const filterSets: fc.Arbitrary<FilterSet> = fc
  .record({
    sort: fc.constantFrom(...sortOptions.map(({ sort }) => sort)),
    region: fc.option(letters("ABCDEFGHIJKLMNOPQRSTUVWXYZ")),
    originalLanguage: fc.option(letters("abcdefghijklmnopqrstuvwxyz")),
    genres: numbers(MAX_GENRES),
    year: fc.option(fc.integer({ min: 1947, max: 2026 })),
    days: fc.tuple(fc.option(days), fc.option(days)),
    rating: rangeOn(ratingScale),
    runtime: rangeOn(runtimeScale),
    includeAdult: fc.boolean(),
    providers: numbers(MAX_PROVIDERS),
    offerKinds: fc.subarray([...offerKinds]),
    withoutGenres: numbers(MAX_GENRES),
    withoutProviders: numbers(MAX_PROVIDERS),
    keywords: numbers(MAX_KEYWORDS),
    people: numbers(MAX_PEOPLE),
    certification: fc.option(
      fc.record({
        country: letters("ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
        name: fc.constantFrom("PG-13", "12A", "R15+", "TP", "Все", "0"),
      }),
    ),
  })
  .map(({ days: [a, b], ...set }) => ({
    ...set,
    withoutGenres: set.withoutGenres.filter((id) => !set.genres.includes(id)),
    withoutProviders: set.withoutProviders.filter((id) => !set.providers.includes(id)),
    releasedFrom: a !== null && b !== null && a > b ? b : a,
    releasedTo: a !== null && b !== null && a > b ? a : b,
  }));

/** Shows are narrowed by neither persons nor age ratings. */
const ofType = (set: FilterSet, type: "MOVIE" | "TV"): FilterSet =>
  type === "MOVIE" ? set : { ...set, people: [], certification: null };

const inUrl = (written: FilterQuery) =>
  new URLSearchParams(Object.entries(written).map(([key, value]) => [key, String(value)]));

const offered = { today: "2026-11-22" };

const isOn = (value: number, { min, max, step }: Scale) =>
  value >= min && value <= max && Number.isInteger(value / step);

describe("the filter set in the address", () => {
  test("what is written is read back the same", () => {
    fc.assert(
      fc.property(filterSets, types, (set, type) => {
        expect(readFilterSet(inUrl(writeFilterSet(set, type)), type, offered)).toEqual(
          ofType(set, type),
        );
      }),
    );
  });

  test("survives a whole address, percent signs and all", () => {
    fc.assert(
      fc.property(filterSets, types, (set, type) => {
        const address = new URL(`https://x.example/?${inUrl(writeFilterSet(set, type))}`);
        expect(readFilterSet(address.searchParams, type, offered)).toEqual(ofType(set, type));
      }),
    );
  });

  test("nonsense under the real keys never throws and gives a valid set, which is stable", () => {
    const keys = fc.constantFrom(
      ..."sort_by region with_original_language with_genres primary_release_year first_air_date_year vote_average.gte vote_average.lte with_runtime.gte with_runtime.lte include_adult primary_release_date.gte primary_release_date.lte first_air_date.gte with_watch_providers with_watch_monetization_types without_genres without_watch_providers with_keywords with_people certification.lte certification_country page __proto__".split(
        " ",
      ),
    );
    const values = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.double().map(String),
      fc.integer().map(String),
      fc.constantFrom("abc", "28,abc", "99", "-1", "NaN", "1e400", "2025-02-30", " ", "\u0000"),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(keys, values)), types, (pairs, type) => {
        const query = new URLSearchParams(pairs);
        const set = readFilterSet(query, type, offered);
        expect(set.genres.length).toBeLessThanOrEqual(MAX_GENRES);
        expect(set.providers.length).toBeLessThanOrEqual(MAX_PROVIDERS);
        expect(set.rating.min).toBeLessThanOrEqual(set.rating.max);
        expect(set.runtime.min).toBeLessThanOrEqual(set.runtime.max);
        for (const bound of [set.rating.min, set.rating.max]) {
          expect(isOn(bound, ratingScale)).toBe(true);
        }
        for (const bound of [set.runtime.min, set.runtime.max]) {
          expect(isOn(bound, runtimeScale)).toBe(true);
        }
        expect(readFilterSet(inUrl(writeFilterSet(set, type)), type, offered)).toEqual(set);
      }),
    );
  });

  const read = (query: string, type: "MOVIE" | "TV" = "MOVIE") =>
    readFilterSet(new URLSearchParams(query), type, offered);

  test("an empty address narrows nothing, and nothing is written for it", () => {
    expect(read("")).toEqual(emptyFilterSet);
    expect(writeFilterSet(emptyFilterSet, "MOVIE")).toEqual({});
  });

  test.each([
    ["vote_average.gte=99", {}],
    ["vote_average.gte=99&vote_average.lte=8", { rating: { min: 0, max: 8 } }],
    ["primary_release_year=1492", {}],
    ["primary_release_year=99999", {}],
    ["primary_release_year=2027", {}],
    ["primary_release_year=1946", {}],
    ["primary_release_year=1999.5", {}],
    ["vote_average.gte=8&vote_average.lte=3", {}],
    ["vote_average.gte=7.3", {}],
    ["vote_average.gte=7&vote_average.gte=9", { rating: { min: 7, max: 10 } }],
    ["vote_average.lte=-4", {}],
    ["with_runtime.gte=abc&with_runtime.lte=90", { runtime: { min: 0, max: 90 } }],
    ["with_runtime.gte=200&with_runtime.lte=100", {}],
    ["with_runtime.lte=92", {}],
    ["with_runtime.gte=9000", {}],
    ["with_runtime.gte=0x3C", {}],
    ["with_runtime.gte=6e1", {}],
    ["with_genres=abc", { genres: [] }],
    ["with_genres=35,abc,28,35", { genres: [28, 35] }],
    ["sort_by=x;drop", { sort: "POPULARITY_DESC" }],
    ["sort_by=primary_release_date.desc", { sort: "RELEASE_DATE_DESC" }],
    ["region=usa", { region: null }],
    ["region=us", { region: "US" }],
    ["with_original_language=english", { originalLanguage: null }],
    ["primary_release_year=nineteen", { year: null }],
    ["primary_release_date.gte=2025-02-30", { releasedFrom: null }],
    ["primary_release_date.gte=2025-03-01&primary_release_date.lte=2024-03-01", {}],
    ["include_adult=yes", { includeAdult: false }],
    ["without_genres=27,x|28&with_genres=28", { genres: [28], withoutGenres: [27] }],
    [
      "with_watch_providers=8&without_watch_providers=8|9",
      { providers: [8], withoutProviders: [9] },
    ],
    ["with_keywords=6,5,4,3,2,1", { keywords: [2, 3, 4, 5, 6] }],
    ["certification.lte=PG-13", { certification: null }],
    [
      "certification.lte=PG-13&certification_country=us",
      { certification: { country: "US", name: "PG-13" } },
    ],
    ["certification.lte=%3Cscript%3E&certification_country=US", { certification: null }],
    ["with_watch_monetization_types=rent|flatrate|x", { offerKinds: ["FLATRATE", "RENT"] }],
  ])("%s is read without what its control cannot show", (query, valid) => {
    expect(read(query)).toEqual({ ...emptyFilterSet, ...valid });
  });

  const lists = {
    ...offered,
    genres: new Set([28, 35]),
    languages: new Set(["en", "ko"]),
    regions: new Set(["US", "DE"]),
  };

  test.each([
    ["with_genres=28,99999", { genres: [28] }],
    ["with_genres=99999", {}],
    ["with_original_language=xx", {}],
    ["region=ZZ", {}],
    ["region=DE&with_original_language=ko", { region: "DE", originalLanguage: "ko" }],
  ])("%s is read without what its list does not have", (query, valid) => {
    expect(readFilterSet(new URLSearchParams(query), "MOVIE", lists)).toEqual({
      ...emptyFilterSet,
      ...valid,
    });
  });

  test("a type reads and writes its own year alone", () => {
    const both = "primary_release_year=2020&first_air_date_year=2011";
    expect(read(both, "MOVIE").year).toBe(2020);
    expect(read(both, "TV").year).toBe(2011);
    expect(writeFilterSet(read(both, "TV"), "TV")).toEqual({ first_air_date_year: 2011 });
  });

  test("bounds are written only when they bind", () => {
    const set = {
      ...emptyFilterSet,
      rating: { min: 0, max: 8.5 },
      runtime: { min: 90, max: 300 },
    };
    expect(writeFilterSet(set, "MOVIE")).toEqual({
      "vote_average.lte": 8.5,
      "with_runtime.gte": 90,
    });
  });
});
