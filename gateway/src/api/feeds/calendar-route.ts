import type { LanguageCode } from "@flickmap/schema/languages.ts";
import type { FastifyInstance } from "fastify";
import { type ReleaseDay, releaseCalendar } from "./release-calendar.ts";
import { createDomain } from "../../domain.ts";
import { releaseIn } from "../../film-database/records/releases.ts";
import { getRequestOrigin } from "../../http/request-origin.ts";
import { Freshness } from "../../request-scope.ts";
import { routeOf } from "../rest/call.ts";
import { parseSharedRequest } from "../rest/parse-shared-request.ts";
import { toLanguageCode } from "../rest/parameters/value-types.ts";
import { tagOf } from "../../lib/languages.ts";
import { streams } from "../rest/streams.ts";
import type { Services } from "../../services.ts";
import type { MovieDetails } from "../../domain/titles/details.ts";
import { publicResponse } from "../../http/response-cache/cached-response.ts";
import type { ResponseCache } from "../../http/response-cache/response-cache.ts";
import { cachedRoute } from "../../http/response-cache/cached-route.ts";

/** Calendars look a few times a day. */
const MAX_AGE = 3600;

/**
 * Serves `/calendar/{country}.ics`: the days on which the movies of a list come to cinemas and to digital services in
 * a country. Its calls to the film database are a bulk request, one for each movie.
 */
export function addCalendarRoute(
  app: FastifyInstance,
  options: {
    readonly services: Services;
    readonly responses: ResponseCache;
    readonly publicUrl: string | null;
  },
): void {
  const { services, responses, publicUrl } = options;
  const { releaseCalendar: calendar } = streams;
  const route = cachedRoute<CalendarRequest>({
    responses,
    read: (request) => {
      const { params, query } = parseSharedRequest(calendar, request);
      const movies = query.titles.filter(({ type }) => type === "movie").map(({ id }) => id);
      const site = publicUrl ?? getRequestOrigin(request);
      const language = toLanguageCode(query.language);
      return {
        countryCode: params.country,
        movies: movies.toSorted((a, b) => a - b),
        site,
        language,
      };
    },
    key: ({ site, countryCode, movies, language }) =>
      `calendar ${site} ${countryCode} ${language} ${movies.join(" ")}`,
    produce: async ({ countryCode, movies, site, language }, producedFor) => {
      const freshness = new Freshness();
      const domain = createDomain(services, {
        ...producedFor,
        freshness,
        priority: "bulk",
        language,
      });
      const country = await domain.reference.country(countryCode);
      const keys = movies.map((id) => ({ type: "movie" as const, id }));
      const { found, gone, failed } = await domain.formerTitles.lookUp(keys);
      freshness.limit({ maxAge: publicUrl === null ? 0 : MAX_AGE });
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
      return publicResponse("text/calendar; charset=utf-8", body, freshness.policy.maxAge, {
        "content-language": tagOf(language),
      });
    },
  });
  app.get(routeOf(calendar), route);
}

/** A request as it was read. */
interface CalendarRequest {
  readonly countryCode: string;
  /** The numbers of the movies, in order. */
  readonly movies: readonly number[];
  /** Where the calendar is reached, without a slash at the end. */
  readonly site: string;
  readonly language: LanguageCode;
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
