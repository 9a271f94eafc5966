import { expect, test } from "vitest";

import { summariseSeasons } from "./summarise-seasons.ts";

const season = (number: number, ...services: string[]) => ({
  number,
  services,
  paidOnce: null,
});

test("seasons of the same services stand together, in ranges", () => {
  const four = [1, 2, 3].map((number) => season(number, "Netflix"));
  expect(summariseSeasons([...four, season(4, "Prime Video")], true)).toBe(
    "Seasons 1–3 on Netflix, 4 on Prime Video",
  );
  expect(
    summariseSeasons([season(1, "A"), season(2, "B", "A"), season(3, "A"), season(4)], true),
  ).toBe("Seasons 1 and 3 on A, 2 on B and A, 4 not streaming");
});

test("seasons that do not differ are told in one", () => {
  expect(summariseSeasons([season(1, "A", "B"), season(2, "B", "A")], true)).toBe(
    "All seasons on A and B",
  );
  expect(summariseSeasons([season(1), season(2)], true)).toBe("No season is streaming");
});

test("seasons that are on no service are told by how they can be paid for", () => {
  const paid = (number: number) => ({ ...season(number), paidOnce: "Rent or buy" });
  expect(summariseSeasons([paid(1), paid(2)], true)).toBe("All seasons to rent or buy");
  expect(summariseSeasons([season(1, "A"), paid(2), season(3)], true)).toBe(
    "Season 1 on A, 2 to rent or buy, 3 not streaming",
  );
});

test("nothing is said of seasons that were not looked up", () => {
  expect(summariseSeasons([season(1, "A"), season(2, "A")], false)).toBe("Seasons 1–2 on A");
});

test("more than two services are counted, and a single season needs no summary", () => {
  expect(summariseSeasons([season(1, "A", "B", "C", "D"), season(2)], true)).toBe(
    "Season 1 on A, B and 2 more, 2 not streaming",
  );
  expect(summariseSeasons([season(1, "A")], true)).toBeNull();
});
