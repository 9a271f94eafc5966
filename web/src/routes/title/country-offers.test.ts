import { expect, test } from "vitest";
import { type CountryRow, chooseRows } from "./CountryList.tsx";

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
