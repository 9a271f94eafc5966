import { expect, test } from "vitest";
import type { TitleDetails } from "../../domain/titles/details.ts";
import { daysOf } from "./calendar-route.ts";
import { releaseCalendar } from "./release-calendar.ts";

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

/** The properties of a calendar, unfolded and with their text as it was. */
const parse = (calendar: string) => {
  expect(calendar.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/u);
  for (const line of calendar.split("\r\n")) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  }
  return calendar
    .replaceAll("\r\n ", "")
    .split("\r\n")
    .filter((line) => line !== "")
    .map((line) => {
      const [, name = "", value = ""] = /^([^:]+):(.*)$/u.exec(line) ?? [];
      return [name, value.replaceAll(/\\(.)/gu, (_, sign) => (sign === "n" ? "\n" : sign))];
    });
};

test("each release is an event of one day, under an identifier that stays", () => {
  const day = {
    type: "movie",
    id: 550,
    name: "Fight Club",
    kind: "digital",
    what: null,
    day: "2026-12-31",
    fetchedAt: Date.UTC(2026, 10, 24, 3, 2, 1),
  } as const;
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
  const moved = parse(releaseCalendar({ ...content, days: [later] }));
  const valueOf = (name: string, lines: typeof events) => lines.find(([key]) => key === name)?.[1];
  expect(valueOf("UID", moved)).toEqual(valueOf("UID", events));
  expect(Number(valueOf("SEQUENCE", moved))).toBeGreaterThan(Number(valueOf("SEQUENCE", events)));
});

test("no name can end its line, and long ones are folded between characters", () => {
  const name = `Evil\r\nEND:VEVENT; \\, ${"千と千尋の神隠し".repeat(12)}`;
  const kind = "theatrical";
  const title = { type: "movie", id: 1, name } as const;
  const days = [{ ...title, kind, what: null, day: "2026-12-01", fetchedAt: 0 }];
  const lines = parse(releaseCalendar({ ...content, days }));
  expect(lines.filter(([key]) => key === "END")).toHaveLength(2);
  expect(lines.find(([key]) => key === "SUMMARY")?.[1]).toBe(
    `${name.replace("\r\n", "\n")}: in theaters (Germany)`,
  );
});

test("a calendar without events has one component, which says so and alerts nobody", () => {
  const gone = [{ type: "movie", id: 949, lastKnown: null }] as const;
  const lines = parse(releaseCalendar({ ...content, days: [], gone }));
  expect(lines.filter(([name]) => name === "BEGIN")).toEqual([
    ["BEGIN", "VCALENDAR"],
    ["BEGIN", "VJOURNAL"],
  ]);
  expect(lines.slice(-6)).toEqual([
    ["UID", expect.any(String)],
    ["DTSTAMP", "20261125T090807Z"],
    ["SUMMARY", "No release dates in Germany are known for the movies on this list."],
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
  const days = daysOf(show, "DE").map(({ what, day }) => [what, day]);
  expect(days).toEqual([
    ["Season 2", "2026-12-01"],
    ["2×5", "2026-12-29"],
  ]);
});
