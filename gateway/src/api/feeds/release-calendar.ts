import { hash } from "node:crypto";
import { toPagePath } from "../../lib/page-path.ts";
import { describeFormerTitle, type FormerTitle } from "../../domain/titles/former-titles.ts";
import type { TitleKey } from "../../film-database/title-key.ts";

/** A day on which a movie comes, or came, out. */
export interface ReleaseDay {
  readonly id: number;
  readonly name: string;
  readonly kind: "theatrical" | "digital";
  /** `YYYY-MM-DD`. */
  readonly day: string;
}

/** What a calendar is made of. */
export interface CalendarContent {
  /** The address of the site, without a slash at the end. */
  readonly site: string;
  /** ISO 3166-1. */
  readonly countryCode: string;
  /** The country's English name. */
  readonly country: string;
  /** Whether the days are invented. */
  readonly invented: boolean;
  /** When it is made, in milliseconds since 1970. */
  readonly now: number;
  readonly days: readonly ReleaseDay[];
  /** The movies of the list that the film database has no more. */
  readonly gone: readonly FormerTitle[];
  /** Those that could not be looked up. */
  readonly failed: readonly TitleKey[];
}

/** The longest line, in bytes, without its end (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;

/**
 * An iCalendar (RFC 5545) of releases, each an event of one day that leaves the day free. Its description (RFC 7986) names
 * the movies of which there are none.
 */
export function releaseCalendar(content: CalendarContent): string {
  const { country, invented, days, gone, failed } = content;
  const description = [
    ...(invented ? ["Sample data: the digital dates are invented."] : []),
    ...(gone.length === 0
      ? []
      : [`No longer in the film database: ${gone.map(describeFormerTitle).join(", ")}.`]),
    ...(failed.length === 0
      ? []
      : [`Could not be looked up for now: ${failed.map(({ id }) => `movie ${id}`).join(", ")}.`]),
  ].join(" ");
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Flickmap//Releases//EN",
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    property("NAME", `Flickmap releases: ${country}`),
    property("X-WR-CALNAME", `Flickmap releases: ${country}`),
    ...(description === ""
      ? []
      : [property("DESCRIPTION", description), property("X-WR-CALDESC", description)]),
    "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
    ...days.flatMap((day) => event(day, content)),
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}

function event(
  { id, name, kind, day }: ReleaseDay,
  { site, countryCode, country, now }: CalendarContent,
): string[] {
  const url = `${site}${toPagePath("movie", id, name)}?country=${countryCode}`;
  const what = kind === "theatrical" ? "in cinemas" : "digital release";
  return [
    "BEGIN:VEVENT",
    // The same under every address of the site, so that a calendar knows an event that has moved.
    `UID:${hash("sha256", `release ${countryCode} ${id} ${kind}`, "hex").slice(0, 32)}@flickmap`,
    `DTSTAMP:${new Date(now).toISOString().replaceAll(/[-:]|\.\d+/gu, "")}`,
    `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
    property("SUMMARY", `${name}: ${what} (${country})`),
    fold(`URL:${url}`),
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

function property(name: string, text: string): string {
  const escaped = text
    .replaceAll(/[\\;,]/gu, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/gu, "\\n");
  return fold(`${name}:${escaped}`);
}

/** Breaks a long line between characters; what follows begins with a space. */
function fold(line: string): string {
  const lines: string[] = [];
  let current = "";
  for (const character of line) {
    if (Buffer.byteLength(current + character) > MAX_LINE_BYTES) {
      lines.push(current);
      current = " ";
    }
    current += character;
  }
  return [...lines, current].join("\r\n");
}
