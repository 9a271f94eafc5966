import * as fc from "fast-check";
import { expect, test } from "vitest";

import { getCoverage } from "./coverage.ts";
import { loaded } from "./fixtures.ts";

const on = (id: number, ...services: string[]) =>
  loaded(
    id,
    services.map((name) => ["FLATRATE", name]),
  );

test("services are counted by titles, and the best pair is not the two largest", () => {
  const { services, best } = getCoverage([
    on(1, "Netflix", "Hulu"),
    on(2, "Netflix", "Hulu"),
    on(3, "Netflix"),
    on(4, "MUBI"),
    on(5),
  ]);
  expect(services.map(({ name, count }) => [name, count])).toEqual([
    ["Netflix", 3],
    ["Hulu", 2],
    ["MUBI", 1],
  ]);
  expect(best.map((set) => [set.services.map(({ name }) => name), set.count])).toEqual([
    [["Netflix"], 3],
    [["Netflix", "MUBI"], 4],
  ]);
});

test("what is rented or bought covers nothing, and what is free does", () => {
  const { services } = getCoverage([
    loaded(1, [
      ["RENT", "Apple TV"],
      ["BUY", "Apple TV"],
      ["ADS", "Pluto TV"],
    ]),
  ]);
  expect(services.map(({ name }) => name)).toEqual(["Pluto TV"]);
});

test("no list, no services", () => {
  expect(getCoverage([])).toEqual({ services: [], best: [] });
});

test("no other choice of as many services has more titles", () => {
  const names = ["A", "B", "C", "D", "E"];
  const lists = fc.array(fc.subarray(names), { maxLength: 70 });
  fc.assert(
    fc.property(lists, (offered) => {
      const { best } = getCoverage(offered.map((services, index) => on(index + 1, ...services)));
      const covered = (chosen: readonly string[]) =>
        offered.filter((services) => services.some((name) => chosen.includes(name))).length;
      const trios = names.flatMap((a) =>
        names.flatMap((b) => names.map((c) => covered([a, b, c]))),
      );
      expect(best.at(-1)?.count ?? 0).toBe(Math.max(...trios));
      for (const { services, count } of best) {
        expect(covered(services.map(({ name }) => name))).toBe(count);
      }
    }),
  );
});
