import { expect, test } from "vitest";
import { releaseCalendar } from "./release-calendar.ts";

const content = {
  site: "https://flickmap.example",
  countryCode: "DE",
  country: "Germany",
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
  const day = { id: 550, name: "Fight Club", kind: "digital", day: "2026-12-01" } as const;
  const events = parse(releaseCalendar({ ...content, days: [day] }));
  expect(events.slice(-9)).toEqual([
    ["BEGIN", "VEVENT"],
    ["UID", expect.stringMatching(/^[\da-f]{32}@flickmap$/u)],
    ["DTSTAMP", "20261125T090807Z"],
    ["DTSTART;VALUE=DATE", "20261201"],
    ["SUMMARY", "Fight Club: digital release (Germany)"],
    ["URL", "https://flickmap.example/movie/550/fight-club?country=DE"],
    ["TRANSP", "TRANSPARENT"],
    ["END", "VEVENT"],
    ["END", "VCALENDAR"],
  ]);
  const moved = releaseCalendar({ ...content, days: [{ ...day, day: "2027-01-01" }] });
  expect(parse(moved).find(([name]) => name === "UID")).toEqual(events.find(([n]) => n === "UID"));
});

test("no name can end its line, and long ones are folded between characters", () => {
  const name = `Evil\r\nEND:VEVENT; \\, ${"千と千尋の神隠し".repeat(12)}`;
  const days = [{ id: 1, name, kind: "theatrical", day: "2026-12-01" }] as const;
  const lines = parse(releaseCalendar({ ...content, days }));
  expect(lines.filter(([key]) => key === "END")).toHaveLength(2);
  expect(lines.find(([key]) => key === "SUMMARY")?.[1]).toBe(
    `${name.replace("\r\n", "\n")}: in cinemas (Germany)`,
  );
});

test("a calendar without events is one", () => {
  expect(parse(releaseCalendar({ ...content, days: [] })).at(0)).toEqual(["BEGIN", "VCALENDAR"]);
});
