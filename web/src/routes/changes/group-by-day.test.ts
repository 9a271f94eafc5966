import { expect, test } from "vitest";

import { change } from "./fixtures.ts";
import { dayHeading, describeChange, groupByDay, kindBadge } from "./group-by-day.ts";

const at = "2026-11-22T00:00:00.000Z";

test("days are those of UTC, and a title stands once on each", () => {
  const days = groupByDay([
    change(4, at),
    change(3, "2026-11-21T23:59:59.999Z", { title: 4 }),
    change(2, "2026-11-21T12:00:00.000Z", { title: 4, provider: 337 }),
  ]);
  expect(days.map(({ day, titles }) => [day, titles.map(({ id }) => id)])).toEqual([
    ["2026-11-22", [4]],
    ["2026-11-21", [4]],
  ]);
  expect(days[1]?.titles[0]?.offers.map(({ provider }) => provider.name)).toEqual([
    "Netflix",
    "Disney Plus",
  ]);
});

test("a movie and a show of one number are two titles; subscriptions come before what is paid for", () => {
  const [day] = groupByDay([
    change(4, at, { title: 7, kind: "BUY", provider: 2 }),
    change(3, at, { title: 7, kind: "RENT", provider: 2 }),
    change(2, at, { title: 7, type: "TV", kind: "ADS" }),
    change(1, at, { title: 9 }),
  ]);
  expect(day?.titles.map(({ key, offers }) => [key, kindBadge(offers)])).toEqual([
    ["MOVIE:9", null],
    ["TV:7", "Free"],
    ["MOVIE:7", "Rent"],
  ]);
});
test("a change is said with its services and kinds, and one that is gone with its number", () => {
  const [day] = groupByDay([
    change(3, at, { title: 1, kind: "BUY", provider: 2 }),
    change(2, at, { title: 1, kind: "RENT", provider: 2 }),
    change(1, at),
  ]);
  const offers = day?.titles[0]?.offers ?? [];
  expect(describeChange(offers, "ADDED")).toBe(
    "New on Netflix (subscription), Apple TV (rent, buy)",
  );
  expect(describeChange(offers.slice(0, 1), "REMOVED")).toBe("Left Netflix (subscription)");
  const [gone] = groupByDay([change(1, at, { unknown: true })]);
  expect(gone?.titles[0]?.offers[0]?.provider.name).toBe("Service 8");
});

test.each([
  ["2026-11-22", "Today", "Sunday, November 22"],
  ["2026-11-21", "Yesterday", "Saturday, November 21"],
  ["2026-11-20", "Friday, November 20", null],
  ["2025-12-31", "Wednesday, December 31, 2025", null],
])("%s is headed %s", (day, name, date) => {
  expect(dayHeading(day, "2026-11-22")).toEqual({ name, date });
});
