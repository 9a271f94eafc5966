import { expect, test } from "vitest";
import { type CountryRow, chooseRows, toCountryRows } from "./country-offers.ts";

const provider = (id: number, name: string, family = name) => ({
  __typename: "Provider" as const,
  id,
  name,
  family: { __typename: "ProviderFamily" as const, id: family.toLowerCase(), name: family },
});

test("services are named by kind, each once, and countries are in the order of their names", () => {
  const rows = toCountryRows([
    {
      __typename: "Availability",
      countryCode: "GB",
      country: { __typename: "Country", code: "GB", name: "United Kingdom" },
      status: "HAS_OFFERS",
      offers: [
        { __typename: "Offer", kind: "RENT", provider: provider(2, "Apple TV") },
        { __typename: "Offer", kind: "FREE", provider: provider(191, "Kanopy") },
        {
          __typename: "Offer",
          kind: "FLATRATE",
          provider: provider(337, "Disney Plus", "Disney+"),
        },
        { __typename: "Offer", kind: "FLATRATE", provider: provider(338, "Disney+", "Disney+") },
      ],
    },
    {
      __typename: "Availability",
      countryCode: "AQ",
      country: null,
      status: "COUNTRY_NOT_COVERED",
      offers: null,
    },
  ]);
  expect(rows).toEqual([
    { code: "AQ", name: "AQ", kinds: [] },
    {
      code: "GB",
      name: "United Kingdom",
      kinds: [
        { kind: "FLATRATE", services: ["Disney+"] },
        { kind: "FREE", services: ["Kanopy (with a library card)"] },
        { kind: "RENT", services: ["Apple TV"] },
      ],
    },
  ]);
});

const row = (code: string, name: string, ...services: string[]): CountryRow => ({
  code,
  name,
  kinds: services.length === 0 ? [] : [{ kind: "FLATRATE", services }],
});
const rows = [
  row("CI", "Côte d'Ivoire", "Netflix"),
  row("DE", "Germany"),
  row("JP", "Japan", "U-NEXT"),
];
const codes = (typed = "") => chooseRows(rows, typed).map(({ code }) => code);

test("countries with offers are found by name, code and service", () => {
  expect(codes()).toEqual(["CI", "JP"]);
  expect(codes("cote")).toEqual(["CI"]);
  expect(codes(" jp ")).toEqual(["JP"]);
  expect(codes("netf")).toEqual(["CI"]);
  expect(codes("zz")).toEqual([]);
});
