import { expect, test } from "vitest";

import { summarizeSeasons } from "./summarize-seasons.ts";

const season = (number: number, ...services: string[]) => ({
  number,
  services,
  paidOnce: null,
});

test("each service is named with its seasons, in ranges", () => {
  const four = [1, 2, 3].map((number) => season(number, "Netflix"));
  expect(summarizeSeasons([...four, season(4, "Prime Video")], 4)).toBe(
    "Seasons 1–3 on Netflix, 4 on Prime Video",
  );
  expect(
    summarizeSeasons([season(1, "A"), season(2, "B", "A"), season(3, "A"), season(4)], 4),
  ).toBe("Seasons 1–3 on A, 2 also on B. Season 4 is not available.");
});

test("a service that has all seasons is told first, and what differs after it", () => {
  expect(
    summarizeSeasons(
      [
        season(1, "Peacock", "The CW"),
        season(2, "Disney+", "Peacock"),
        season(3, "Disney+", "Peacock"),
      ],
      3,
    ),
  ).toBe("All seasons on Peacock, 2–3 also on Disney+, 1 also on The CW");
});

test("seasons that do not differ are told in one", () => {
  expect(summarizeSeasons([season(1, "A", "B"), season(2, "B", "A")], 2)).toBe(
    "All seasons on A and B",
  );
  expect(summarizeSeasons([season(1), season(2)], 2)).toBe("No season is available");
});

test("seasons that are on no service are told by how they can be paid for", () => {
  const paid = (number: number) => ({ ...season(number), paidOnce: "RENT_OR_BUY" as const });
  expect(summarizeSeasons([paid(1), paid(2)], 2)).toBe("All seasons to rent or buy");
  expect(summarizeSeasons([season(1, "A"), paid(2), season(3)], 3)).toBe(
    "Season 1 on A, 2 to rent or buy. Season 3 is not available.",
  );
});

test("it tells of how many seasons it speaks, where some were not looked up", () => {
  expect(summarizeSeasons([season(1, "A"), season(2, "A")], 37)).toBe(
    "Seasons 1–2 on A (2 of 37 looked up)",
  );
  expect(summarizeSeasons([season(1, "A"), season(2, "A"), season(3)], 37)).toBe(
    "Seasons 1–2 on A (3 of 37 looked up). Season 3 is not available.",
  );
});

test("more than two services are counted, and a single season needs no summary", () => {
  expect(summarizeSeasons([season(1, "A", "B", "C", "D"), season(2)], 2)).toBe(
    "Season 1 on A, B and 2 more. Season 2 is not available.",
  );
  expect(summarizeSeasons([season(1, "A")], 1)).toBeNull();
});

test("it is never longer than two lines", () => {
  const services = ["Paramount Plus", "Amazon Prime Video", "The Roku Channel", "HBO Max", "Hulu"];
  const seasons = services.map((name, index) => season(index + 1, name));
  expect(summarizeSeasons([...seasons, season(6), season(7)], 7)).toBe(
    "Season 1 on Paramount Plus, others differ. Seasons 6–7 are not available.",
  );
});
