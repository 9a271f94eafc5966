import { z } from "zod";
import { LIMITS } from "../../../config/limits.ts";
import { EXTERNAL_ID, MAX_LENGTHS } from "../../../domain/titles/bounds.ts";
import { type Call, read, CACHE, found, notFound } from "../call.ts";
import * as parameters from "../parameters.ts";
import {
  availabilities,
  batchAvailabilities,
  seasonAvailabilities,
  toAvailability,
  toOffersByCountry,
} from "../responses/availability.ts";
import * as responses from "../responses/titles.ts";
import { badUserInput, filmDatabaseUnavailable } from "../../../errors.ts";
import { type TitleKey, titleKeyText } from "../../../film-database/records/title.ts";
import { getYear } from "../../../domain/titles/title.ts";

/** The parts that the film database's titles may be requested with. Flickmap's have the first three in any case. */
const APPENDABLE =
  /^(?:credits|external_ids|watch\/providers|similar|account_states|aggregate_credits|alternative_titles|changes|content_ratings|episode_groups|images|keywords|lists|recommendations|release_dates|reviews|screened_theatrically|translations|videos)$/u;

const CATALOGS = ["imdb", "wikidata", "tvdb"] as const;
const externalId = (schema: z.ZodString, example: string) =>
  schema
    .meta({ description: "The title's number there; one of the three is given.", example })
    .optional();

export const titleCalls = {
  title: read({
    path: "/api/{type}/{id}",
    summary: "A title with its credits, and where it can be watched in every country",
    description:
      "Of `append_to_response`, `similar` is added; credits, external_ids and watch/providers are there in any case, and other parts are left out.",
    example: "/api/movie/550",
    params: parameters.title,
    query: {
      region: parameters.ignoredRegion,
      append_to_response: parameters
        .list(z.string().regex(APPENDABLE), 100, "Parts as the film database names them", "similar")
        // One response for whatever else is named.
        .transform((parts) => parts.includes("similar") || undefined)
        .optional(),
    },
    response: responses.title,
    responseOf: { movie: responses.movie, tv: responses.show },
    cache: CACHE.title,
    handler: async ({ params: { type, id }, query }, { titles, reference }, { site }) => {
      const details = found(await titles.details(type, id));
      const [genres, series, page] = await Promise.all([
        reference.genresOf(details),
        details.type === "movie" && details.collection
          ? titles.collectionName(details.collection)
          : null,
        query.append_to_response ? titles.similar(type, id, 1) : null,
      ]);
      const similar = page && { similar: responses.toTitlePage(page, site.imageUrls) };
      if (details.type === "tv") {
        return { ...responses.toShow({ ...details, genres }, site.imageUrls), ...similar };
      }
      const collection = details.collection && { ...details.collection, name: series ?? "" };
      return {
        ...responses.toMovie({ ...details, genres, collection }, site.imageUrls),
        ...similar,
      };
    },
  }),
  watchProviders: read({
    path: "/api/{type}/{id}/watch/providers",
    summary: "Where a title can be watched in every country, as the film database writes it",
    example: "/api/movie/550/watch/providers",
    params: parameters.title,
    response: responses.watchProviders,
    cache: CACHE.title,
    handler: async ({ params: { type, id } }, { titles }) => {
      const { offers } = found(await titles.details(type, id));
      const byCountry = toOffersByCountry(offers);
      if (byCountry === null) throw filmDatabaseUnavailable("it has not said where");
      return { id, ...byCountry };
    },
  }),
  availability: read({
    path: "/api/{type}/{id}/availability",
    summary: "Where a title can be watched in some countries",
    example: "/api/movie/550/availability?country=DE,FR",
    params: parameters.title,
    query: { country: parameters.countryList(MAX_LENGTHS.countries) },
    response: availabilities,
    cache: CACHE.title,
    handler: async ({ params: { type, id }, query }, { titles, availability }, { site }) => {
      const title = found(await titles.details(type, id));
      const results = await Promise.all(await availability.inCountries(title, query.country));
      return {
        id,
        media_type: type,
        availability: results.map((result) => toAvailability(result, site.imageUrls)),
      };
    },
  }),
  availabilities: read({
    path: "/api/availability",
    summary: "Where up to 100 titles can be watched in up to 10 countries",
    description:
      "A title that does not exist, or cannot be looked up for now, has a `problem`; the others have their availability. More than 25 titles are a bulk request, which waits for visitors' calls.",
    example: "/api/availability?titles=movie:550,tv:1399&countries=DE,AT",
    query: {
      titles: parameters.titleList(MAX_LENGTHS.batchTitles, "movie:550", "tv:1399"),
      countries: parameters.countryList(MAX_LENGTHS.batchCountries),
    },
    response: batchAvailabilities,
    cache: CACHE.title,
    isBulk: ({ titles }) => titles.length > LIMITS.bulkCalls,
    handler: async (
      { query: { titles: keys, countries } },
      { formerTitles, availability },
      { site },
    ) => {
      const { found: titles, gone } = await formerTitles().lookUp(keys);
      const byKey = new Map(titles.map((title) => [titleKeyText(title), title]));
      const goneKeys = new Set(gone.map(titleKeyText));
      const result = async (key: TitleKey) => {
        const title = byKey.get(titleKeyText(key));
        if (title === undefined) return problem(goneKeys.has(titleKeyText(key)));
        const inEach = await Promise.all(await availability.inCountries(title, countries));
        return {
          title: title.name,
          year: getYear(title),
          availability: inEach.map((one) => toAvailability(one, site.imageUrls)),
          problem: null,
        };
      };
      const results = await Promise.all(
        keys.map(async (key) => ({ media_type: key.type, id: key.id, ...(await result(key)) })),
      );
      return { results };
    },
  }),
  seasonAvailability: read({
    path: "/api/tv/{id}/season/{season}/availability",
    summary: "Where a season of a show can be watched in some countries",
    example: "/api/tv/1396/season/1/availability?country=DE",
    params: {
      id: parameters.title.id,
      season: parameters.integer(
        { min: 0, max: 10_000 },
        "The season's number; 0 holds the specials.",
        1,
      ),
    },
    query: { country: parameters.countryList(MAX_LENGTHS.countries) },
    response: seasonAvailabilities,
    cache: CACHE.title,
    handler: async ({ params: { id, season }, query }, { titles, availability }, { site }) => {
      const show = found(await titles.details("tv", id));
      if (!show.seasons.some(({ number }) => number === season)) throw notFound();
      const results = await Promise.all(
        query.country.map((country) => availability.ofSeason(show, season, country)),
      );
      return {
        id,
        media_type: "tv" as const,
        season_number: season,
        availability: results.map((result) => toAvailability(result, site.imageUrls)),
      };
    },
  }),
  find: read({
    path: "/api/find",
    summary: "The title that has a number in another catalog",
    description: "Exactly one of the parameters is given.",
    example: "/api/find?imdb_id=tt0903747",
    query: {
      imdb_id: externalId(z.string().toLowerCase().regex(EXTERNAL_ID.imdb), "tt0903747"),
      wikidata_id: externalId(z.string().toUpperCase().regex(EXTERNAL_ID.wikidata), "Q190050"),
      tvdb_id: externalId(z.string().regex(EXTERNAL_ID.tvdb), "81189"),
    },
    response: responses.titleItem,
    cache: CACHE.title,
    handler: async ({ query }, { titles }, { site }) => {
      const [given, other] = CATALOGS.flatMap((catalog) => {
        const id = query[`${catalog}_id`];
        return id === undefined ? [] : [{ catalog, id }];
      });
      if (given === undefined || other !== undefined) {
        throw badUserInput("Give exactly one of imdb_id, wikidata_id and tvdb_id");
      }
      const title = await titles.byExternalId(given.catalog, given.id);
      return responses.toTitleItem(found(title), site.imageUrls);
    },
  }),
  similar: read({
    path: "/api/{type}/{id}/similar",
    summary: "Titles like this one",
    example: "/api/movie/550/similar",
    params: parameters.title,
    query: { region: parameters.ignoredRegion, page: parameters.page },
    response: responses.titlePage,
    cache: CACHE.list,
    handler: async ({ params: { type, id }, query }, { titles }, { site }) =>
      responses.toTitlePage(found(await titles.similar(type, id, query.page)), site.imageUrls),
  }),
} as const satisfies Record<string, Call>;

function problem(isGone: boolean) {
  const { code, message } = isGone ? notFound() : filmDatabaseUnavailable("a title of several");
  return { title: null, year: null, availability: [], problem: { code, message } };
}
