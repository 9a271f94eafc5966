import type { z } from "zod";
import { requests } from "./requests.ts";
import type { RequestShape } from "./requests.ts";
import {
  averageRating,
  countries,
  genreList,
  page,
  sessionRating,
  suggestions,
  title,
} from "./shapes.ts";

/** One call of the REST interface, as the description shows it. */
export interface Call {
  /** The address, parameters in braces as OpenAPI writes them. */
  readonly path: string;
  readonly group: "Lists" | "Titles" | "Search" | "Reference" | "Ratings";
  readonly summary: string;
  readonly request: RequestShape;
  readonly answer: z.ZodType;
  /** What a 404 means here; left out where there is none. */
  readonly notFound?: string;
}

/** Every GET of specification section 7 and the search of decision 2, in the order people read about them. */
export const calls = {
  title: {
    path: "/api/{type}/{id}",
    group: "Titles",
    summary: "A title with its credits, and where it can be watched in every country",
    request: requests.title,
    answer: title,
    notFound: "There is no such title.",
  },
  similar: {
    path: "/api/{type}/{id}/similar",
    group: "Titles",
    summary: "Titles like this one",
    request: requests.similar,
    answer: page,
    notFound: "There is no such title.",
  },
  trending: {
    path: "/api/trending/{type}/{window}",
    group: "Lists",
    summary: "What people watch and look up these days",
    request: requests.trending,
    answer: page,
  },
  popular: {
    path: "/api/{type}/popular",
    group: "Lists",
    summary: "The most popular titles",
    request: requests.popular,
    answer: page,
  },
  topRated: {
    path: "/api/{type}/top_rated",
    group: "Lists",
    summary: "The titles with the best votes",
    request: requests.topRated,
    answer: page,
  },
  nowPlaying: {
    path: "/api/{type}/now_playing",
    group: "Lists",
    summary: "Movies in cinemas now",
    request: requests.nowPlaying,
    answer: page,
    notFound: "There is no such list of shows.",
  },
  upcoming: {
    path: "/api/{type}/upcoming",
    group: "Lists",
    summary: "Movies that come to cinemas soon",
    request: requests.upcoming,
    answer: page,
    notFound: "There is no such list of shows.",
  },
  discover: {
    path: "/api/discover/{type}",
    group: "Lists",
    summary: "Titles by genre, year, votes, length, language, and the services that have them",
    request: requests.discover,
    answer: page,
  },
  search: {
    path: "/api/search/{type}",
    group: "Search",
    summary: "Titles by name, persons left out",
    request: requests.search,
    answer: page,
  },
  autocomplete: {
    path: "/api/autocomplete",
    group: "Search",
    summary: "The first titles whose name fits what was typed so far",
    request: requests.autocomplete,
    answer: suggestions,
  },
  countries: {
    path: "/api/countries",
    group: "Reference",
    summary: "Every country with availability, the nine most asked for first",
    request: requests.countries,
    answer: countries,
  },
  genres: {
    path: "/api/genres/{type}",
    group: "Reference",
    summary: "The genres of movies or of shows",
    request: requests.genres,
    answer: genreList,
  },
  sessionRating: {
    path: "/api/ratings/{type}/{id}",
    group: "Ratings",
    summary: "The stars this session gave a title",
    request: requests.sessionRating,
    answer: sessionRating,
    notFound: "The session has not rated the title.",
  },
  averageRating: {
    path: "/api/ratings/average/{type}/{id}",
    group: "Ratings",
    summary: "What visitors of the site rated a title",
    request: requests.averageRating,
    answer: averageRating,
  },
} as const satisfies Record<string, Call>;

/** An address of the description as the router writes it: `{id}` becomes `:id`. */
export function routeOf(call: Call): string {
  return call.path.replaceAll(/\{(\w+)\}/gu, ":$1");
}
