import { describe, expect, test } from "vitest";

import { brandsNamed, chosenOf, toggleBrand, toggleService } from "./brand.ts";
import type { Brand } from "./brand.ts";

const netflix: Brand = {
  id: "netflix",
  name: "Netflix",
  logoUrl: null,
  services: [
    { id: 8, name: "Netflix" },
    { id: 1796, name: "Netflix Standard with Ads" },
  ],
};
const canal: Brand = {
  id: "canal",
  name: "Canal+ Séries",
  logoUrl: null,
  services: [{ id: 345, name: "Canal+ Séries" }],
};

describe("choosing services", () => {
  test("a brand is chosen in whole, in part or not at all", () => {
    expect(chosenOf(netflix, new Set())).toBe("none");
    expect(chosenOf(netflix, new Set([8]))).toBe("some");
    expect(chosenOf(netflix, new Set([8, 1796, 345]))).toBe("all");
  });

  test("switching a brand takes all of its services, and then none; others stay", () => {
    const all = toggleBrand(netflix, new Set([8, 345]));
    expect(all).toEqual(new Set([8, 345, 1796]));
    expect(toggleBrand(netflix, all)).toEqual(new Set([345]));
    expect(toggleService(8, all)).toEqual(new Set([345, 1796]));
  });

  test("a brand is found by its name and by the exact name of a service, accents or not", () => {
    expect(brandsNamed([netflix, canal], "with ads")).toEqual([netflix]);
    expect(brandsNamed([netflix, canal], " series ")).toEqual([canal]);
    expect(brandsNamed([netflix, canal], "")).toEqual([netflix, canal]);
  });
});
