import { hash } from "node:crypto";
import { withArticle } from "@flickmap/schema/country-names.ts";
import { getLanguage } from "@flickmap/schema/language-paths.ts";
import type { LanguageCode } from "@flickmap/schema/languages.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { MAX_LENGTHS } from "../../domain/titles/bounds.ts";
import type { TitleDetails } from "../../domain/titles/details.ts";
import {
  describeFormerTitle,
  type FormerTitle,
  type FormerTitles,
} from "../../domain/titles/former-titles.ts";
import { rejectOtherMethods } from "../../http/policies.ts";
import { domainRoute, type DomainRouteParts } from "../../http/response-cache/cached-route.ts";
import { getMessages } from "../../lib/messages.ts";
import { toPagePath } from "../../domain/titles/title.ts";
import { country, language, titleList } from "../rest/parameters.ts";
import { parseSharedRequest } from "../rest/parse-shared-request.ts";

const PATH = "/calendar/:country.ics";
const REQUEST = {
  params: z.object({ country: country() }),
  query: z.object({ language, titles: titleList(MAX_LENGTHS.references, "m550", "t1396") }),
};
/** Calendars look a few times a day. */
const MAX_AGE = 3600;

/** Serves `/calendar/{country}.ics`: release days of a list's movies in a country, and of its shows' seasons. */
export function addCalendarRoute(app: FastifyInstance, parts: DomainRouteParts): void {
  const route = domainRoute(parts, "calendar", {
    read: (request, site) => {
      const { params, query } = parseSharedRequest(REQUEST, request);
      return {
        countryCode: params.country,
        titles: query.titles.toSorted((a, b) => a.id - b.id),
        site,
        language: query.language,
      };
    },
    maxAge: MAX_AGE,
    isBulk: () => true,
    produce: async ({ countryCode, titles, site, language }, domain) => {
      const { name: country } = await domain.reference.country(countryCode);
      const lookedUp = await domain.formerTitles().lookUp(titles);
      const invented = domain.source === "SAMPLE";
      const content = { ...lookedUp, site, countryCode, country, language, invented };
      return { contentType: "text/calendar; charset=utf-8", body: releaseCalendar(content) };
    },
  });
  app.get(PATH, route);
  rejectOtherMethods(app, PATH, ["GET", "HEAD"]);
}

interface CalendarContent extends Awaited<ReturnType<FormerTitles["lookUp"]>> {
  readonly site: string;
  readonly countryCode: string;
  readonly country: string;
  readonly language: LanguageCode;
  readonly invented: boolean;
}

/** An iCalendar (RFC 5545) of releases, an event of one day each; without events a note, since it must have a component. */
export function releaseCalendar(content: CalendarContent): string {
  const { countryCode, country, invented, found, gone, failed, language } = content;
  const messages = getMessages(language);
  const list = new Intl.ListFormat(getLanguage(language).tag);
  const toList = (titles: readonly FormerTitle[]) =>
    list.format(titles.map((title) => describeFormerTitle(title, messages)));
  const unknown = failed.map((title) => ({ ...title, lastKnown: null }));
  const description = [
    ...(invented ? [messages("sampleDates")] : []),
    ...(gone.length === 0 ? [] : [messages("noLonger", { titles: toList(gone) })]),
    ...(failed.length === 0 ? [] : [messages("notLookedUp", { titles: toList(unknown) })]),
  ].join(" ");
  const events = found.flatMap((title) => eventsOf(title, content));
  const noDays = messages("noDays", { country: withArticle(country, language) });
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//Flickmap//Releases//${language.toUpperCase()}`,
    "METHOD:PUBLISH",
    // As calendars call them; the standard's own names are newer.
    property("X-WR-CALNAME", messages("calendarName", { country })),
    ...(description === "" ? [] : [property("X-WR-CALDESC", description)]),
    "REFRESH-INTERVAL;VALUE=DURATION:PT12H",
    ...(events.length === 0 ? component("VJOURNAL", `no releases ${countryCode}`, noDays) : events),
    "END:VCALENDAR",
    "",
  ].join("\r\n");
}

/** The days of a movie in a country, or of a show's seasons and its next episode, which are the same everywhere. */
function eventsOf(title: TitleDetails, content: CalendarContent): readonly string[] {
  const { site, countryCode, country, language } = content;
  const { type, id, name, releases } = title;
  const messages = getMessages(language);
  const url = `${site}${toPagePath(type, id, name, language)}?country=${countryCode}`;
  const { theatrical, digital } = releases[countryCode] ?? {};
  const { seasons = [], nextEpisode: next } = title.type === "tv" ? title : {};
  // Each has its kind, what it is called, and its day.
  const days: readonly (readonly [string, string, string | null | undefined])[] = [
    ["theatrical", messages("inCinemas", { title: name, country }), theatrical],
    ["digital", messages("digitalRelease", { title: name, country }), digital],
    ...seasons.map(
      (season) => [`season ${season.number}`, `${name}: ${season.name}`, season.airDate] as const,
    ),
    ["next episode", `${name}: ${next?.season}×${next?.number}`, next?.airDate],
  ];
  return days.flatMap(([kind, summary, day]) => {
    if (day == null) return [];
    const lines = [
      `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
      fold(`URL:${url}`),
      "TRANSP:TRANSPARENT",
    ];
    return component("VEVENT", `release ${countryCode} ${id} ${kind}`, summary, lines);
  });
}

/** A component with an identifier that is the same under every URL of the site, so that a calendar knows an event that has moved. */
function component(
  type: "VEVENT" | "VJOURNAL",
  id: string,
  summary: string,
  lines: readonly string[] = [],
): readonly string[] {
  // The same for an hour, so that a calendar is.
  const hour = new Date().toISOString().slice(0, 13).replaceAll("-", "");
  return [
    `BEGIN:${type}`,
    `UID:${hash("sha256", id, "hex").slice(0, 32)}@flickmap`,
    `DTSTAMP:${hour}0000Z`,
    property("SUMMARY", summary),
    ...lines,
    `END:${type}`,
  ];
}

function property(name: string, text: string): string {
  const escaped = text
    .replaceAll(/[\\;,]/gu, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|[\r\n\u2028\u2029]/gu, "\\n");
  return fold(`${name}:${escaped}`);
}

/** Breaks a line of more than 75 bytes (RFC 5545, 3.1): 18 characters have at most 72. */
function fold(line: string): string {
  return Buffer.byteLength(line) <= 75 ? line : line.replaceAll(/.{18}(?=.)/gu, "$&\r\n ");
}
