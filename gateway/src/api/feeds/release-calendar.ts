import { hash } from "node:crypto";
import { withArticle } from "@flickmap/schema/country-names.ts";
import { getLanguage } from "@flickmap/schema/language-paths.ts";
import type { LanguageCode } from "@flickmap/schema/languages.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { MAX_LENGTHS } from "../../domain/titles/bounds.ts";
import type { MovieDetails, TitleDetails, TvShowDetails } from "../../domain/titles/details.ts";
import { describeFormerTitle, type FormerTitle } from "../../domain/titles/former-titles.ts";
import type { TitleKey } from "../../film-database/title-key.ts";
import { getRequestOrigin } from "../../http/request-origin.ts";
import { rejectOtherMethods } from "../../http/policies.ts";
import { domainRoute, type DomainRouteParts } from "../../http/response-cache/domain-route.ts";
import { getMessages } from "../../lib/messages.ts";
import { toPagePath } from "../../lib/page-path.ts";
import { country, language } from "../rest/parameters.ts";
import { parseSharedRequest } from "../rest/parse-shared-request.ts";
import { suffixOf } from "./atom-feed.ts";
import { followedTitles } from "./followed-titles.ts";

const PATH = "/calendar/:country.ics";
const REQUEST = {
  params: z.object({ country: country() }),
  query: z.object({ language, titles: followedTitles(MAX_LENGTHS.references) }),
};
/** Calendars look a few times a day. */
const MAX_AGE = 3600;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Serves `/calendar/{country}.ics`: release days of a list's movies in a country, and of its shows' seasons. */
export function addCalendarRoute(app: FastifyInstance, parts: DomainRouteParts): void {
  const { publicUrl } = parts;
  const route = domainRoute(parts, "calendar", {
    read: (request) => {
      const { params, query } = parseSharedRequest(REQUEST, request);
      return {
        countryCode: params.country,
        titles: query.titles.toSorted((a, b) => a.id - b.id),
        site: publicUrl ?? getRequestOrigin(request),
        language: query.language,
      };
    },
    maxAge: publicUrl === null ? 0 : MAX_AGE,
    isBulk: () => true,
    produce: async ({ countryCode, titles, site, language }, domain) => {
      const country = await domain.reference.country(countryCode);
      const { found, gone, failed } = await domain.formerTitles.lookUp(titles);
      const body = releaseCalendar({
        site,
        countryCode,
        country: country.name,
        language,
        invented: domain.source === "SAMPLE",
        // The same for an hour, so that a calendar is.
        now: Math.floor(Date.now() / HOUR_MS) * HOUR_MS,
        days: found.flatMap((title) => daysOf(title, countryCode)),
        gone,
        failed,
      });
      return { contentType: "text/calendar; charset=utf-8", body };
    },
  });
  app.get(PATH, route);
  rejectOtherMethods(app, PATH, ["GET", "HEAD"]);
}

/** The days of a movie in a country, or of a show's seasons and its next episode, which are the same everywhere. */
export function daysOf(title: TitleDetails, country: string): ReleaseDay[] {
  const { type, id, name } = title;
  const days = title.type === "movie" ? releasesOf(title, country) : startsOf(title);
  return days.flatMap(([kind, what, day]) =>
    day == null ? [] : [{ type, id, name, kind, what, day, fetchedAt: title.freshness.fetchedAt }],
  );
}

type Day = readonly [kind: string, what: string | null, day: string | null | undefined];

function releasesOf({ releases }: MovieDetails, country: string): readonly Day[] {
  const release = releases[country];
  return [
    ["theatrical", null, release?.theatrical],
    ["digital", null, release?.digital],
  ];
}

function startsOf({ seasons, nextEpisode: next }: TvShowDetails): readonly Day[] {
  return [
    ...seasons.map(({ number, name, airDate }): Day => [`season ${number}`, name, airDate]),
    ["next episode", next && `${next.season}×${next.number}`, next?.airDate],
  ];
}

interface ReleaseDay extends TitleKey {
  readonly name: string;
  /** `theatrical`, `digital`, or which part of a show it is. */
  readonly kind: string;
  /** What the part of a show is called; null for a movie. */
  readonly what: string | null;
  readonly day: string;
  readonly fetchedAt: number;
}

interface CalendarContent {
  readonly site: string;
  readonly countryCode: string;
  readonly country: string;
  readonly language: LanguageCode;
  readonly invented: boolean;
  readonly now: number;
  readonly days: readonly ReleaseDay[];
  /** The movies of the list that the film database has no more. */
  readonly gone: readonly FormerTitle[];
  readonly failed: readonly TitleKey[];
}

/** The longest line, in bytes, without its end (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;

/** An iCalendar (RFC 5545) of releases, an event of one day each; without events a note, since it must have a component. */
export function releaseCalendar(content: CalendarContent): string {
  const { country, invented, days, gone, failed, language } = content;
  const messages = getMessages(language);
  const list = new Intl.ListFormat(getLanguage(language).tag);
  const goneTitles = list.format(gone.map((title) => describeFormerTitle(title, messages)));
  const unknown = failed.map((title) => ({ ...title, lastKnown: null }));
  const failedTitles = list.format(unknown.map((title) => describeFormerTitle(title, messages)));
  const description = [
    ...(invented ? [messages("sampleDates")] : []),
    ...(gone.length === 0 ? [] : [messages("noLonger", { titles: goneTitles })]),
    ...(failed.length === 0 ? [] : [messages("notLookedUp", { titles: failedTitles })]),
  ].join(" ");
  const name = messages("calendarName", { country });
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//Flickmap//Releases//${language.toUpperCase()}`,
    "CALSCALE:GREGORIAN",
    "METHOD:PUBLISH",
    property("NAME", name),
    property("X-WR-CALNAME", name),
    ...(description === ""
      ? []
      : [property("DESCRIPTION", description), property("X-WR-CALDESC", description)]),
    "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
    ...(days.length === 0
      ? note(content, description)
      : days.flatMap((day) => event(day, content))),
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}

function event(
  { type, id, name, kind, what, day, fetchedAt }: ReleaseDay,
  { site, countryCode, country, now, language }: CalendarContent,
): string[] {
  const url = `${site}${toPagePath(type, id, name, language)}?country=${countryCode}`;
  const message = kind === "theatrical" ? "inCinemas" : "digitalRelease";
  const release = getMessages(language)(message, { title: name, country });
  return [
    "BEGIN:VEVENT",
    // The same under every URL of the site, so that a calendar knows an event that has moved.
    uid(`release ${countryCode} ${id} ${kind}${suffixOf(language)}`),
    `DTSTAMP:${moment(now)}`,
    `LAST-MODIFIED:${moment(fetchedAt)}`,
    // Grows whenever the day may have changed: each time that it is read.
    `SEQUENCE:${Math.floor(fetchedAt / HOUR_MS)}`,
    `DTSTART;VALUE=DATE:${date(day)}`,
    // The day after: an event does not include its end.
    `DTEND;VALUE=DATE:${date(new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10))}`,
    property("SUMMARY", what === null ? release : `${name}: ${what}`),
    fold(`URL:${url}`),
    "TRANSP:TRANSPARENT",
    "END:VEVENT",
  ];
}

/** What a calendar without events has in their place. */
function note(
  { countryCode, country, now, language }: CalendarContent,
  description: string,
): string[] {
  return [
    "BEGIN:VJOURNAL",
    uid(`no releases ${countryCode}${suffixOf(language)}`),
    `DTSTAMP:${moment(now)}`,
    property(
      "SUMMARY",
      getMessages(language)("noDays", { country: withArticle(country, language) }),
    ),
    ...(description === "" ? [] : [property("DESCRIPTION", description)]),
    "END:VJOURNAL",
  ];
}

function uid(name: string): string {
  return `UID:${hash("sha256", name, "hex").slice(0, 32)}@flickmap`;
}

function date(day: string): string {
  return day.replaceAll("-", "");
}

function moment(milliseconds: number): string {
  return new Date(milliseconds).toISOString().replaceAll(/[-:]|\.\d+/gu, "");
}

function property(name: string, text: string): string {
  const escaped = text
    .replaceAll(/[\\;,]/gu, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/gu, "\\n");
  return fold(`${name}:${escaped}`);
}

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
