import { expect, test } from "vitest";
import { family, netflix } from "../../../test/titles.ts";
import {
  familiesNamed,
  getChosen,
  serviceName,
  toggleFamily,
  toggleProvider,
} from "./provider-family.ts";

const canal = family("canal", "Canal+ Séries", [345, "Canal+ Séries"]);

test("a family is chosen in whole, in part or not at all", () => {
  expect(getChosen(netflix, new Set())).toBe("none");
  expect(getChosen(netflix, new Set([8]))).toBe("some");
  expect(getChosen(netflix, new Set([8, 1796, 345]))).toBe("all");
});

test("switching a family takes all of its services, and then none; others stay", () => {
  const all = toggleFamily(netflix, new Set([8, 345]));
  expect(all).toEqual(new Set([8, 345, 1796]));
  expect(toggleFamily(netflix, all)).toEqual(new Set([345]));
  expect(toggleProvider(8, all)).toEqual(new Set([345, 1796]));
});

test("a family is found by its name and by the exact name of a service, accents or not", () => {
  expect(familiesNamed([netflix, canal], "with ads")).toEqual([netflix]);
  expect(familiesNamed([netflix, canal], " series ")).toEqual([canal]);
  expect(familiesNamed([netflix, canal], "")).toEqual([netflix, canal]);
});
test.each([
  ["Disney Plus", "Disney+", "Disney+"],
  ["Discovery +", "Discovery+", "Discovery+"],
  ["CANAL+", "Canal+", "Canal+"],
  ["AcornTV", "Acorn TV", "Acorn TV"],
  ["Netflix Standard with Ads", "Netflix", "Netflix Standard with Ads"],
  ["Amazon Video", "Amazon Prime Video", "Amazon Video"],
])("%s of the family %s is called %s", (name, family, called) => {
  expect(serviceName({ name, family: { name: family } })).toBe(called);
});
