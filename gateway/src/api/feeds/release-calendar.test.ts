import { expect, test } from "vitest";
import type { TitleDetails } from "../../domain/titles/details.ts";
import { releaseCalendar } from "./release-calendar.ts";

const title = (facts: object) => ({ id: 550, releases: {}, ...facts }) as unknown as TitleDetails;
const movie = (name: string, digital: string) =>
  title({ type: "movie", name, releases: { DE: { digital } } });

/** The properties of a calendar, unfolded and with their text as it was. */
function propertiesOf(found: TitleDetails[]) {
  const calendar = releaseCalendar({
    site: "https://flickmap.example",
    countryCode: "DE",
    country: "Germany",
    language: "en",
    invented: false,
    found,
    gone: [],
    failed: [],
  });
  expect(calendar.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/u);
  const lines = calendar.split("\r\n");
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  const properties = calendar.replaceAll("\r\n ", "").matchAll(/([^:\n]+):(.*)\r\n/gu);
  return [...properties].map(([, name, value = ""]) => [
    name,
    value.replaceAll(/\\(.)/gu, (_, sign) => (sign === "n" ? "\n" : sign)),
  ]);
}

test("each release is an event of one day, under an identifier that stays", () => {
  const events = propertiesOf([movie("Fight Club", "2026-12-31")]);
  expect(events.slice(-9)).toEqual([
    ["BEGIN", "VEVENT"],
    ["UID", expect.stringMatching(/^[\da-f]{32}@flickmap$/u)],
    ["DTSTAMP", expect.stringMatching(/^\d{8}T\d\d0000Z$/u)],
    ["SUMMARY", "Fight Club: digital release (Germany)"],
    ["DTSTART;VALUE=DATE", "20261231"],
    ["URL", "https://flickmap.example/movie/550/fight-club?country=DE"],
    ["TRANSP", "TRANSPARENT"],
    ["END", "VEVENT"],
    ["END", "VCALENDAR"],
  ]);
  const moved = propertiesOf([movie("Fight Club", "2027-01-01")]);
  expect(moved.at(-8)).toEqual(events.at(-8));
});

test("no name can end its line, and long ones are folded between characters", () => {
  const name = `Evil\r\nEND:VEVENT; \\, ${"千と千尋の神隠し".repeat(12)}`;
  const lines = propertiesOf([movie(name, "2026-12-31")]);
  expect(lines.filter(([key]) => key === "END")).toHaveLength(2);
  const summary = `${name.replace("\r\n", "\n")}: digital release (Germany)`;
  expect(lines).toContainEqual(["SUMMARY", summary]);
});

test("a show has the days of its seasons, and of its next episode where it is announced", () => {
  const show = title({
    type: "tv",
    name: "Show",
    seasons: [{ number: 2, name: "Season 2", airDate: "2026-12-01" }],
    nextEpisode: { season: 2, number: 5, airDate: "2026-12-29" },
  });
  const days = propertiesOf([show]).filter(([name]) => /^SUMMARY|^DTSTART/u.test(name ?? ""));
  const values = days.map(([, value]) => value);
  expect(values).toEqual(["Show: Season 2", "20261201", "Show: 2×5", "20261229"]);
});
