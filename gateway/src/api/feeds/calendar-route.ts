import type { FastifyInstance } from "fastify";
import type { MovieDetails } from "../../domain/titles/details.ts";
import { releaseIn } from "../../film-database/records/releases.ts";
import { getRequestOrigin } from "../../http/request-origin.ts";
import { domainRoute, type DomainRouteParts } from "../../http/response-cache/domain-route.ts";
import { routeOf } from "../rest/call.ts";
import { parseSharedRequest } from "../rest/parse-request.ts";
import { streams } from "../rest/streams.ts";
import { type ReleaseDay, releaseCalendar } from "./release-calendar.ts";

/** Calendars look a few times a day. */
const MAX_AGE = 3600;

/**
 * Serves `/calendar/{country}.ics`: the days on which the movies of a list come to cinemas and to digital services in
 * a country. Its calls to the film database are a bulk request, one for each movie.
 */
export function addCalendarRoute(app: FastifyInstance, parts: DomainRouteParts): void {
  const { publicUrl } = parts;
  const { releaseCalendar: calendar } = streams;
  const route = domainRoute(parts, "calendar", {
    read: (request) => {
      const { params, query } = parseSharedRequest(calendar, request);
      const movies = query.titles.filter(({ type }) => type === "movie").map(({ id }) => id);
      return {
        countryCode: params.country,
        movies: movies.toSorted((a, b) => a - b),
        site: publicUrl ?? getRequestOrigin(request),
        language: query.language,
      };
    },
    maxAge: publicUrl === null ? 0 : MAX_AGE,
    priority: "bulk",
    produce: async ({ countryCode, movies, site, language }, domain) => {
      const country = await domain.reference.country(countryCode);
      const keys = movies.map((id) => ({ type: "movie" as const, id }));
      const { found, gone, failed } = await domain.formerTitles.lookUp(keys);
      const body = releaseCalendar({
        site,
        countryCode,
        country: country.name,
        language,
        invented: domain.source === "SAMPLE",
        now: Date.now(),
        days: found.flatMap((title) => (title.type === "movie" ? daysOf(title, countryCode) : [])),
        gone,
        failed,
      });
      return { contentType: "text/calendar; charset=utf-8", body };
    },
  });
  app.get(routeOf(calendar), route);
}

function daysOf({ id, name, releases, freshness }: MovieDetails, country: string): ReleaseDay[] {
  const { theatrical = null, digital = null } = releaseIn(releases, country) ?? {};
  const { fetchedAt } = freshness;
  return (
    [
      ["theatrical", theatrical],
      ["digital", digital],
    ] as const
  ).flatMap(([kind, day]) => (day === null ? [] : [{ id, name, kind, day, fetchedAt }]));
}
