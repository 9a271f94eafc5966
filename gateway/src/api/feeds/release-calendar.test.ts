import { expect, test } from "vitest";
import type { TitleDetails } from "../../domain/titles/details.ts";
import { daysOf, releaseCalendar } from "./release-calendar.ts";

const content = {
  site: "https://flickmap.example",
  countryCode: "DE",
  country: "Germany",
  language: "en" as const,
  invented: false,
  now: Date.UTC(2026, 10, 25, 9, 8, 7),
  gone: [],
  failed: [],
};
const day = {
  type: "movie",
  id: 550,
  name: "Fight Club",
  kind: "digital",
  what: null,
  day: "2026-12-31",
  fetchedAt: Date.UTC(2026, 10, 24, 3, 2, 1),
} as const;

/** The properties of a calendar, unfolded and with their text as it was. */
const parse = (calendar: string) => {
  expect(calendar.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/u);
  const lines = calendar.split("\r\n");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  const properties = calendar.replaceAll("\r\n ", "").matchAll(/([^:\n]+):(.*)\r\n/gu);
  return [...properties].map(([, name, value = ""]) => [
    name,
    value.replaceAll(/\\(.)/gu, (_, sign) => (sign === "n" ? "\n" : sign)),
  ]);
};

test("each release is an event of one day, under an identifier that stays", () => {
  const events = parse(releaseCalendar({ ...content, days: [day] }));
  expect(events.slice(-12)).toEqual([
    ["BEGIN", "VEVENT"],
    ["UID", expect.stringMatching(/^[\da-f]{32}@flickmap$/u)],
    ["DTSTAMP", "20261125T090807Z"],
    ["LAST-MODIFIED", "20261124T030201Z"],
    ["SEQUENCE", "498747"],
    ["DTSTART;VALUE=DATE", "20261231"],
    ["DTEND;VALUE=DATE", "20270101"],
    ["SUMMARY", "Fight Club: digital release (Germany)"],
    ["URL", "https://flickmap.example/movie/550/fight-club?country=DE"],
    ["TRANSP", "TRANSPARENT"],
    ["END", "VEVENT"],
    ["END", "VCALENDAR"],
  ]);
  const later = { ...day, day: "2027-01-01", fetchedAt: day.fetchedAt + 12 * 3_600_000 };
  const moved = new Map(
    parse(releaseCalendar({ ...content, days: [later] })) as [string, string][],
  );
  expect(moved.get("UID")).toBe(events.find(([name]) => name === "UID")?.[1]);
  expect(Number(moved.get("SEQUENCE"))).toBeGreaterThan(498_747);
});

test("no name can end its line, and long ones are folded between characters", () => {
  const name = `Evil\r\nEND:VEVENT; \\, ${"千と千尋の神隠し".repeat(12)}`;
  const lines = parse(releaseCalendar({ ...content, days: [{ ...day, name }] }));
  expect(lines.filter(([key]) => key === "END")).toHaveLength(2);
  const summary = `${name.replace("\r\n", "\n")}: digital release (Germany)`;
  expect(lines).toContainEqual(["SUMMARY", summary]);
});

test("a calendar without events has one component, which says so and alerts nobody", () => {
  const gone = [{ type: "movie", id: 949, lastKnown: null }] as const;
  const lines = parse(releaseCalendar({ ...content, days: [], gone }));
  expect(lines.filter(([name]) => name === "BEGIN")).toEqual([
    ["BEGIN", "VCALENDAR"],
    ["BEGIN", "VJOURNAL"],
  ]);
  expect(lines.slice(-4)).toEqual([
    ["SUMMARY", "No release dates in Germany are known for the titles on this list."],
    ["DESCRIPTION", "No longer in the film database: movie 949."],
    ["END", "VJOURNAL"],
    ["END", "VCALENDAR"],
  ]);
});

test("a show has the days of its seasons, and of its next episode where it is announced", () => {
  const show = {
    type: "tv",
    id: 7,
    name: "Show",
    seasons: [{ number: 2, name: "Season 2", airDate: "2026-12-01" }],
    nextEpisode: { season: 2, number: 5, airDate: "2026-12-29" },
    freshness: { fetchedAt: 0, stale: false },
  } as unknown as TitleDetails;
  expect(daysOf(show, "DE").map((each) => [each.what, each.day])).toEqual([
    ["Season 2", "2026-12-01"],
    ["2×5", "2026-12-29"],
  ]);
});
