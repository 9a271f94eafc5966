import { contactFormSchema } from "@flickmap/schema/contact.ts";
import { ratingSchema } from "@flickmap/schema/rating.ts";
import { AppError } from "../errors.ts";
import { LIFETIMES } from "../film-database/cache/lifetimes.ts";
import { read, write } from "./call.ts";
import type { Call } from "./call.ts";
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
const MIN_TYPED = 2;
const SUGGESTIONS = 8;

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
    handler: async ({ params: { type, id } }, { filmDatabase }) =>
      type === "movie"
        ? serialize.movieDetails(found((await filmDatabase.movie(id)).value))
        : serialize.showDetails(found((await filmDatabase.tvShow(id)).value)),
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
    handler: async ({ params: { type, id }, query: { page } }, { filmDatabase }) =>
      type === "movie"
        ? serialize.moviePage(found((await filmDatabase.similar("movie", id, page)).value))
        : serialize.showPage(found((await filmDatabase.similar("tv", id, page)).value)),
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
    handler: async ({ params: { type, window }, query: { page } }, { filmDatabase }) =>
      type === "movie"
        ? serialize.moviePage((await filmDatabase.trending("movie", window, page)).value)
        : serialize.showPage((await filmDatabase.trending("tv", window, page)).value),
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
    handler: async ({ params: { type }, query: { region, page } }, { filmDatabase }) =>
      type === "movie"
        ? serialize.moviePage((await filmDatabase.popular("movie", region, page)).value)
        : serialize.showPage((await filmDatabase.popular("tv", region, page)).value),
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
    handler: async ({ params: { type }, query: { region, page } }, { filmDatabase }) =>
      type === "movie"
        ? serialize.moviePage((await filmDatabase.topRated("movie", region, page)).value)
        : serialize.showPage((await filmDatabase.topRated("tv", region, page)).value),
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
    handler: async ({ params, query: { region, page } }, { filmDatabase }) => {
      if (params.type === "tv") throw notFound();
      return serialize.moviePage((await filmDatabase.nowPlaying(region, page)).value);
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
    handler: async ({ params, query: { region, page } }, { filmDatabase }) => {
      if (params.type === "tv") throw notFound();
      return serialize.moviePage((await filmDatabase.upcoming(region, page)).value);
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
    handler: async ({ params: { type }, query }, { filmDatabase }) => {
      const filter = discoverFilter(type, query);
      return type === "movie"
        ? serialize.moviePage((await filmDatabase.discover("movie", filter)).value)
        : serialize.showPage((await filmDatabase.discover("tv", filter)).value);
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
    handler: async ({ params, query }, { filmDatabase }) => {
      switch (params.type) {
        case "multi":
          return serialize.foundPage((await filmDatabase.searchAll(query)).value);
        case "movie":
          return serialize.moviePage((await filmDatabase.search("movie", query)).value);
        case "tv":
          return serialize.showPage((await filmDatabase.search("tv", query)).value);
      }
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
    handler: async ({ query: { query } }, { filmDatabase }) => {
      if ([...query].length < MIN_TYPED) return [];
      const { value } = await filmDatabase.searchAll({ query });
      return value.results.slice(0, SUGGESTIONS).map(serialize.suggestion);
    },
  }),
  countries: read({
    path: "/api/countries",
    group: "Reference",
    summary: "Every country with availability, the nine most asked for first",
    example: "/api/countries",
    params: parameters.none,
    query: parameters.none,
    response: responses.countries,
    cache: CACHE.reference,
    handler: async (_, { reference }) =>
      (await reference.countries()).inOrder.map(({ code, name }) => ({
        iso_3166_1: code,
        english_name: name,
      })),
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
    handler: async ({ params }, { filmDatabase }) =>
      (await filmDatabase.genres(params.type)).value.genres,
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
    handler: async ({ params, query }, { ratings }) => {
      const rating = await ratings.sessionRating(params, query.sessionId);
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
    handler: async ({ params }, { ratings }) => {
      const [totals] = await ratings.totals([params]);
      return serialize.ratingTotals(totals);
    },
  }),
  rateTitle: write({
    path: "/api/ratings",
    group: "Ratings",
    summary: "Rates a title, or takes a rating back with 0 stars",
    body: ratingSchema,
    response: responses.averageRating,
    limit: "rating",
    handler: async (rating, { ratings }) => serialize.ratingTotals(await ratings.rate(rating)),
  }),
  sendContactMessage: write({
    path: "/api/contact",
    group: "Contact",
    summary: "Sends a message to the people who run the site",
    body: contactFormSchema,
    response: responses.contactReceipt,
    limit: "contact",
    handler: async (form, { contactDesk }) => {
      await contactDesk.take(form);
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
