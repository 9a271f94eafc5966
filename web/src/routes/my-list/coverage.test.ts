import { expect, test } from "vitest";
import { getCoverage } from "./ServiceCoverage.tsx";
import { loaded } from "./fixtures.ts";

const on = (id: number, ...services: string[]) =>
  loaded(
    id,
    services.map((name) => ["FLATRATE", name]),
  );

test("services are ranked by titles", () => {
  const titles = [
    on(1, "Netflix", "Hulu"),
    on(2, "Netflix", "Hulu"),
    on(3, "Netflix"),
    on(4, "MUBI"),
    on(5),
  ];
  expect(getCoverage(titles).map(({ name, count }) => [name, count])).toEqual([
    ["Netflix", 3],
    ["Hulu", 2],
    ["MUBI", 1],
  ]);
});
