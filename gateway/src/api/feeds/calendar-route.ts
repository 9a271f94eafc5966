import type { FastifyInstance } from "fastify";
import type { MovieDetails, TitleDetails, TvShowDetails } from "../../domain/titles/details.ts";
import { getRequestOrigin } from "../../http/request-origin.ts";
import { rejectOtherMethods } from "../../http/policies.ts";
import { domainRoute, type DomainRouteParts } from "../../http/response-cache/domain-route.ts";
import { routeOf } from "../rest/call.ts";
import { parseSharedRequest } from "../rest/parse-request.ts";
import { streams } from "../rest/streams.ts";
import { type ReleaseDay, releaseCalendar } from "./release-calendar.ts";

/** Calendars look a few times a day. */
const MAX_AGE = 3600;
const HOUR_MS = 3_600_000;

/** Serves `/calendar/{country}.ics`: release days of a list's movies in a country, and of its shows' seasons. */
export function addCalendarRoute(app: FastifyInstance, parts: DomainRouteParts): void {
  const { publicUrl } = parts;
  const { releaseCalendar: calendar } = streams;
  const route = domainRoute(parts, "calendar", {
    read: (request) => {
      const { params, query } = parseSharedRequest(calendar, request);
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
  app.get(routeOf(calendar), route);
  rejectOtherMethods(app, routeOf(calendar), ["GET", "HEAD"]);
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
