import { contactFormSchema } from "@flickmap/schema/contact.ts";
import { ratingSchema } from "@flickmap/schema/rating.ts";
import { AppError } from "../errors.ts";
import { LIFETIMES } from "../film-database/cache/lifetimes.ts";
import { read, write } from "./call.ts";
import type { Call } from "./call.ts";
import { changesRequest } from "./changes-request.ts";
import { discoverFilter, discoverQuery, ignoresRegion } from "./discover-query.ts";
import * as parameters from "./parameters.ts";
import * as responses from "./response-schemas.ts";
import * as serialize from "./serializers.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long each kind of response may be stored; the same as the schema's `@cacheControl` says. */
const CACHE = {
  title: { maxAge: HOUR, responseCache: true },
  list: { maxAge: 10 * MINUTE, responseCache: true },
  /** A client that polls is never more than a minute behind. */
  changes: { maxAge: MINUTE, responseCache: true, neverStale: true },
  genres: { maxAge: HOUR, responseCache: true },
  reference: { maxAge: 24 * HOUR, responseCache: true },
  /** Totals have a cache of their own, which a new rating updates at once. */
  rating: { maxAge: LIFETIMES.rating.fresh / 1000, responseCache: false },
  personal: { maxAge: 0, responseCache: false },
} as const;

const NO_TITLE = "There is no such title.";
const NO_LIST_OF_SHOWS = "There is no such list of shows.";
const REGION_CHANGES_NOTHING = "`region` is taken and changes nothing.";
const REGION_FOR_MOVIES = "`region` changes nothing for shows.";

const always = () => true;
const forShows = ({ type }: { readonly type: string }) => type === "tv";

/** Every call of the REST interface, in the order that the documentation shows them. */
export const calls = {
  title: read({
    path: "/api/{type}/{id}",
    group: "Titles",
    summary: "A title with its credits, and where it can be watched in every country",
    description: REGION_CHANGES_NOTHING,
    example: "/api/movie/550",
    params: parameters.title,
    query: parameters.inRegion,
    response: responses.title,
    cache: CACHE.title,
    notFound: NO_TITLE,
    ignoresRegion: always,
    handler: async ({ params: { type, id } }, { titles, images }) =>
      serialize.titleDetails(found(await titles.details(type, id)), images),
  }),
  availability: read({
    path: "/api/{type}/{id}/availability",
    group: "Titles",
    summary: "Where a title can be watched in some countries",
    example: "/api/movie/550/availability?country=DE,FR",
    params: parameters.title,
    query: parameters.inCountries,
    response: responses.availabilities,
    cache: CACHE.title,
    notFound: NO_TITLE,
    handler: async ({ params: { type, id }, query }, { titles, availability, images }) => {
      const title = found(await titles.details(type, id));
      const results = await Promise.all(await availability.inCountries(title, query.country));
      return {
        id,
        media_type: type,
        availability: results.map((result) => serialize.availability(result, images)),
      };
    },
  }),
  seasonAvailability: read({
    path: "/api/tv/{id}/season/{season}/availability",
    group: "Titles",
    summary: "Where a season of a show can be watched in some countries",
    example: "/api/tv/1396/season/1/availability?country=DE",
    params: parameters.season,
    query: parameters.inCountries,
    response: responses.seasonAvailabilities,
    cache: CACHE.title,
    notFound: "There is no such show or season.",
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
        availability: results.map((result) => serialize.availability(result, images)),
      };
    },
  }),
  find: read({
    path: "/api/find",
    group: "Titles",
    summary: "The title that has a number in another catalogue",
    description: "Exactly one of the parameters is given.",
    example: "/api/find?imdb_id=tt0903747",
    params: parameters.none,
    query: parameters.externalId,
    response: responses.titleItem,
    cache: CACHE.title,
    notFound: NO_TITLE,
    handler: async ({ query: { imdb_id, wikidata_id, tvdb_id } }, { titles, images }) => {
      if (imdb_id !== undefined)
        return serialize.titleItem(found(await titles.byImdbId(imdb_id)), images);
      if (wikidata_id !== undefined) {
        return serialize.titleItem(found(await titles.byWikidataId(wikidata_id)), images);
      }
      return serialize.titleItem(found(await titles.byTvdbId(tvdb_id ?? "")), images);
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
    notFound: NO_TITLE,
    ignoresRegion: always,
    handler: async ({ params: { type, id }, query }, { titles, images }) =>
      serialize.titlePage(found(await titles.similar(type, id, query.page)), images),
  }),
  trending: read({
    path: "/api/trending/{type}/{window}",
    group: "Lists",
    summary: "What people watch and look up these days",
    description: REGION_CHANGES_NOTHING,
    example: "/api/trending/movie/day",
    params: parameters.trend,
    query: parameters.paged,
    response: responses.titlePage,
    cache: CACHE.list,
    ignoresRegion: always,
    handler: async ({ params: { type, window }, query }, { titles, images }) =>
      serialize.titlePage(await titles.trending(type, window, query.page), images),
  }),
  popular: read({
    path: "/api/{type}/popular",
    group: "Lists",
    summary: "The most popular titles",
    description: REGION_FOR_MOVIES,
    example: "/api/tv/popular",
    params: parameters.typed,
    query: parameters.listPage,
    response: responses.titlePage,
    cache: CACHE.list,
    ignoresRegion: forShows,
    handler: async ({ params: { type }, query: { region = null, page } }, { titles, images }) =>
      serialize.titlePage(await titles.popular(type, region, page), images),
  }),
  topRated: read({
    path: "/api/{type}/top_rated",
    group: "Lists",
    summary: "The titles with the best votes",
    description: REGION_FOR_MOVIES,
    example: "/api/movie/top_rated",
    params: parameters.typed,
    query: parameters.listPage,
    response: responses.titlePage,
    cache: CACHE.list,
    ignoresRegion: forShows,
    handler: async ({ params: { type }, query: { region = null, page } }, { titles, images }) =>
      serialize.titlePage(await titles.topRated(type, region, page), images),
  }),
  nowPlaying: read({
    path: "/api/{type}/now_playing",
    group: "Lists",
    summary: "Movies in cinemas now",
    example: "/api/movie/now_playing?region=DE",
    params: parameters.typed,
    query: parameters.inCinemas,
    response: responses.titlePage,
    cache: CACHE.list,
    notFound: NO_LIST_OF_SHOWS,
    handler: async ({ params, query: { region = null, page } }, { titles, images }) => {
      if (params.type === "tv") throw notFound();
      return serialize.titlePage(await titles.nowPlaying(region, page), images);
    },
  }),
  upcoming: read({
    path: "/api/{type}/upcoming",
    group: "Lists",
    summary: "Movies that come to cinemas soon",
    example: "/api/movie/upcoming",
    params: parameters.typed,
    query: parameters.inCinemas,
    response: responses.titlePage,
    cache: CACHE.list,
    notFound: NO_LIST_OF_SHOWS,
    handler: async ({ params, query: { region = null, page } }, { titles, images }) => {
      if (params.type === "tv") throw notFound();
      return serialize.titlePage(await titles.upcoming(region, page), images);
    },
  }),
  discover: read({
    path: "/api/discover/{type}",
    group: "Lists",
    summary: "Titles by genre, year, votes, length, language, and the services that have them",
    description:
      "`region` changes nothing for shows, except where it stands in for `watch_region`.",
    example: "/api/discover/movie?with_genres=28&sort_by=release_date.desc",
    params: parameters.typed,
    query: discoverQuery,
    response: responses.titlePage,
    cache: CACHE.list,
    ignoresRegion: ({ type }, query) => ignoresRegion(type, query),
    handler: async ({ params: { type }, query }, { titles, images }) => {
      const filter = discoverFilter(type, query);
      return serialize.titlePage(
        await titles.discover(type, filter, query.sort_by, query.page),
        images,
      );
    },
  }),
  search: read({
    path: "/api/search/{type}",
    group: "Search",
    summary: "Titles by name, persons left out",
    description: "`region` changes nothing except for movies.",
    example: "/api/search/multi?query=matrix",
    params: parameters.scoped,
    query: parameters.searched,
    response: responses.titlePage,
    cache: CACHE.list,
    ignoresRegion: ({ type }) => type !== "movie",
    handler: async (
      { params: { type }, query: { query, region = null, page } },
      { titles, images },
    ) => {
      const scope = type === "multi" ? "all" : type;
      return serialize.titlePage(await titles.search(scope, query, region, page), images);
    },
  }),
  autocomplete: read({
    path: "/api/autocomplete",
    group: "Search",
    summary: "The first titles whose name fits what was typed so far",
    example: "/api/autocomplete?query=matr",
    params: parameters.none,
    query: parameters.typing,
    response: responses.suggestions,
    cache: CACHE.list,
    handler: async ({ query: { query } }, { titles, images }) =>
      (await titles.autocomplete(query)).map((title) => serialize.suggestion(title, images)),
  }),
  countries: read({
    path: "/api/countries",
    group: "Reference",
    summary: "Every country with availability, the nine most requested first",
    example: "/api/countries",
    params: parameters.none,
    query: parameters.none,
    response: responses.countries,
    cache: CACHE.reference,
    handler: async (_, { reference }) =>
      (await reference.countries()).inOrder.map(serialize.country),
  }),
  providers: read({
    path: "/api/providers",
    group: "Reference",
    summary: "The providers of a country, grouped by provider family",
    description: "Families stand in the order of their most prominent provider.",
    example: "/api/providers?country=DE",
    params: parameters.none,
    query: parameters.providersQuery,
    response: responses.providerFamilies,
    cache: CACHE.reference,
    handler: async ({ query: { country, type = null } }, { providerFamilies, images }) =>
      (await providerFamilies(country, type)).map((family) =>
        serialize.providerFamily(family, images),
      ),
  }),
  genres: read({
    path: "/api/genres/{type}",
    group: "Reference",
    summary: "The genres of movies or of shows",
    example: "/api/genres/movie",
    params: parameters.typed,
    query: parameters.none,
    response: responses.genreList,
    cache: CACHE.genres,
    handler: async ({ params }, { reference }) => [
      ...(await reference.genres(params.type)).values(),
    ],
  }),
  changes: read({
    path: "/api/changes",
    group: "Changes",
    summary: "What came to streaming services, and what left them",
    description:
      "From the newest to the oldest, or with `since` what was observed after a change. Stored for 400 days.",
    example: "/api/changes?country=DE",
    params: parameters.none,
    query: parameters.changes,
    response: responses.changes,
    cache: CACHE.changes,
    gone: "Changes after this cursor are no longer stored, or it is of a store that was replaced: read the export again.",
    handler: async ({ query }, { changes, reference }) => {
      const { first, after = null, since, ...filter } = query;
      const request = changesRequest(filter);
      await reference.requireCountry(request.country ?? null, "country");
      const latest = await changes.latestCursor();
      const page =
        since === undefined
          ? await changes.page(request, first, after)
          : await changes.since(request, first, since);
      return serialize.changes(page, latest, since ?? null);
    },
  }),
  sessionRating: read({
    path: "/api/ratings/{type}/{id}",
    group: "Ratings",
    summary: "The stars this session gave a title",
    params: parameters.title,
    query: parameters.session,
    response: responses.sessionRating,
    cache: CACHE.personal,
    notFound: "The session has not rated the title.",
    handler: async ({ params, query }, { titleRatings }) => {
      const rating = await titleRatings.sessionRating(params, query.sessionId);
      if (rating === null) throw new AppError("NOT_FOUND", "Rating not found");
      return { rating };
    },
  }),
  averageRating: read({
    path: "/api/ratings/average/{type}/{id}",
    group: "Ratings",
    summary: "What visitors of the site rated a title",
    example: "/api/ratings/average/movie/550",
    params: parameters.title,
    query: parameters.none,
    response: responses.averageRating,
    cache: CACHE.rating,
    handler: async ({ params }, { titleRatings }) => {
      const [totals] = await titleRatings.totals([params]);
      return serialize.ratingTotals(totals);
    },
  }),
  rateTitle: write({
    path: "/api/ratings",
    group: "Ratings",
    summary: "Rates a title, or takes a rating back with 0 stars",
    body: ratingSchema,
    bodyNotes: {
      content_id: "The film database's number of the title.",
      rating: "1 to 5 stars; 0 takes the rating back.",
      session_id: "The browser's anonymous session, a random UUID.",
    },
    response: responses.averageRating,
    limit: "rating",
    handler: async (rating, { titleRatings }) =>
      serialize.ratingTotals(await titleRatings.rate(rating)),
  }),
  sendContactMessage: write({
    path: "/api/contact",
    group: "Contact",
    summary: "Sends a message to the people who run the site",
    body: contactFormSchema,
    bodyNotes: {
      website: "A field that people never see; leave it out.",
      elapsedMs: "For how many milliseconds a form was open; leave it out.",
    },
    response: responses.contactReceipt,
    limit: "contact",
    handler: async (form, { contactService }) => {
      await contactService.take(form);
      return { message: "Message sent!" };
    },
  }),
} as const satisfies Record<string, Call>;

function found<Value>(value: Value | null): Value {
  if (value === null) throw notFound();
  return value;
}

function notFound(): AppError {
  return new AppError("NOT_FOUND", "Not found");
}
