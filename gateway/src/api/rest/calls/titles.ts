import { LIMITS } from "../../../config/limits.ts";
import { type Call, read } from "../call.ts";
import * as parameters from "../parameters.ts";
import {
  availabilities,
  batchAvailabilities,
  seasonAvailabilities,
  toAvailability,
  toOffersByCountry,
} from "../responses/availability.ts";
import * as responses from "../responses/titles.ts";
import { filmDatabaseUnavailable } from "../../../errors.ts";
import { type TitleKey, titleKeyText } from "../../../film-database/title-key.ts";
import { getYear } from "../../../domain/titles/title.ts";
import { CACHE, found, notFound, REGION_CHANGES_NOTHING } from "./shared.ts";

export const titleCalls = {
  title: read({
    path: "/api/{type}/{id}",
    group: "Titles",
    summary: "A title with its credits, and where it can be watched in every country",
    description: REGION_CHANGES_NOTHING,
    example: "/api/movie/550",
    params: parameters.title,
    query: parameters.titleQuery,
    response: responses.title,
    responseOf: { movie: responses.movie, tv: responses.show },
    cache: CACHE.title,
    mayMiss: true,
    ignoresRegion: true,
    handler: async ({ params: { type, id }, query }, { titles, reference, images }) => {
      const details = found(await titles.details(type, id));
      const isAppended = query.append_to_response === "similar";
      const [genres, series, page] = await Promise.all([
        reference.genresOf(details),
        details.type === "movie" && details.collection
          ? titles.collectionName(details.collection)
          : null,
        isAppended ? titles.similar(type, id, 1) : null,
      ]);
      const similar = page && { similar: responses.toTitlePage(page, images) };
      if (details.type === "tv") {
        return { ...responses.toShow({ ...details, genres }, images), ...similar };
      }
      const collection = details.collection && { ...details.collection, name: series ?? "" };
      return { ...responses.toMovie({ ...details, genres, collection }, images), ...similar };
    },
  }),
  watchProviders: read({
    path: "/api/{type}/{id}/watch/providers",
    group: "Titles",
    summary: "Where a title can be watched in every country, as the film database writes it",
    example: "/api/movie/550/watch/providers",
    params: parameters.title,
    query: parameters.none,
    response: responses.watchProviders,
    cache: CACHE.title,
    mayMiss: true,
    handler: async ({ params: { type, id } }, { titles }) => {
      const { offers } = found(await titles.details(type, id));
      const byCountry = toOffersByCountry(offers);
      if (byCountry === null) throw filmDatabaseUnavailable("it has not said where");
      return { id, ...byCountry };
    },
  }),
  availability: read({
    path: "/api/{type}/{id}/availability",
    group: "Titles",
    summary: "Where a title can be watched in some countries",
    example: "/api/movie/550/availability?country=DE,FR",
    params: parameters.title,
    query: parameters.inCountries,
    response: availabilities,
    cache: CACHE.title,
    mayMiss: true,
    handler: async ({ params: { type, id }, query }, { titles, availability, images }) => {
      const title = found(await titles.details(type, id));
      const results = await Promise.all(await availability.inCountries(title, query.country));
      return {
        id,
        media_type: type,
        availability: results.map((result) => toAvailability(result, images)),
      };
    },
  }),
  availabilities: read({
    path: "/api/availability",
    group: "Titles",
    summary: "Where up to 100 titles can be watched in up to 10 countries",
    description:
      "A title that does not exist, or cannot be looked up for now, has a `problem`; the others have their availability. More than 25 titles are a bulk request, which waits for visitors' calls.",
    example: "/api/availability?titles=movie:550,tv:1399&countries=DE,AT",
    params: parameters.none,
    query: parameters.batch,
    response: batchAvailabilities,
    cache: CACHE.title,
    isBulk: ({ titles }) => titles.length > LIMITS.bulkCalls,
    handler: async ({ query: { titles: keys, countries } }, { formerTitles, ...domain }) => {
      const { found: titles, gone } = await formerTitles.lookUp(keys);
      const byKey = new Map(titles.map((title) => [titleKeyText(title), title]));
      const goneKeys = new Set(gone.map(titleKeyText));
      const result = async (key: TitleKey) => {
        const title = byKey.get(titleKeyText(key));
        if (title === undefined) return problem(goneKeys.has(titleKeyText(key)));
        const inEach = await Promise.all(await domain.availability.inCountries(title, countries));
        return {
          title: title.name,
          year: getYear(title),
          availability: inEach.map((one) => toAvailability(one, domain.images)),
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
    group: "Titles",
    summary: "Where a season of a show can be watched in some countries",
    example: "/api/tv/1396/season/1/availability?country=DE",
    params: parameters.season,
    query: parameters.inCountries,
    response: seasonAvailabilities,
    cache: CACHE.title,
    mayMiss: true,
    handler: async ({ params: { id, season }, query }, { titles, availability, images }) => {
      const show = found(await titles.details("tv", id));
      if (!show.seasons.some(({ number }) => number === season)) throw notFound();
      const results = await Promise.all(
        query.country.map((country) => availability.ofSeason(show, season, country)),
      );
      return {
        id,
        media_type: "tv" as const,
        season_number: season,
        availability: results.map((result) => toAvailability(result, images)),
      };
    },
  }),
  find: read({
    path: "/api/find",
    group: "Titles",
    summary: "The title that has a number in another catalog",
    description: "Exactly one of the parameters is given.",
    example: "/api/find?imdb_id=tt0903747",
    params: parameters.none,
    query: parameters.externalId,
    response: responses.titleItem,
    cache: CACHE.title,
    mayMiss: true,
    handler: async ({ query: { imdb_id, wikidata_id, tvdb_id = "" } }, { titles, images }) => {
      const title =
        imdb_id !== undefined
          ? titles.byExternalId("imdb", imdb_id)
          : wikidata_id !== undefined
            ? titles.byExternalId("wikidata", wikidata_id)
            : titles.byExternalId("tvdb", tvdb_id);
      return responses.toTitleItem(found(await title), images);
    },
  }),
  similar: read({
    path: "/api/{type}/{id}/similar",
    group: "Titles",
    summary: "Titles like this one",
    description: REGION_CHANGES_NOTHING,
    example: "/api/movie/550/similar",
    params: parameters.title,
    query: parameters.paged,
    response: responses.titlePage,
    cache: CACHE.list,
    mayMiss: true,
    ignoresRegion: true,
    handler: async ({ params: { type, id }, query }, { titles, images }) =>
      responses.toTitlePage(found(await titles.similar(type, id, query.page)), images),
  }),
} as const satisfies Record<string, Call>;

function problem(isGone: boolean) {
  return {
    title: null,
    year: null,
    availability: [],
    problem: isGone
      ? { code: "NOT_FOUND", message: "The film database has no such title." }
      : {
          code: "FILM_DATABASE_UNAVAILABLE",
          message: "The film database can't be reached. Please try again later.",
        },
  };
}
