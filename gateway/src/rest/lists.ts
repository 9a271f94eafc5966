import type { DiscoverQuestion } from "../film-database/questions.ts";
import { MAX_AGE } from "./answer.ts";
import type { Handler, RestAnswer } from "./answer.ts";
import { moviePage, showPage } from "./own-shapes.ts";
import type { DiscoverQuery, requests } from "./requests.ts";
import { notFound } from "./titles.ts";

/** GET /api/trending/{type}/{window}. The film database knows no regions here (decision 18). */
export const trending: Handler<typeof requests.trending> = async (asked, { filmDatabase }) => {
  const { type, window } = asked.params;
  const { page } = asked.query;
  return type === "movie"
    ? list(moviePage((await filmDatabase.trending("movie", window, page)).value))
    : list(showPage((await filmDatabase.trending("tv", window, page)).value));
};

/** GET /api/{type}/popular. */
export const popular: Handler<typeof requests.popular> = async (asked, { filmDatabase }) => {
  const { region, page } = asked.query;
  return asked.params.type === "movie"
    ? list(moviePage((await filmDatabase.popular("movie", region, page)).value))
    : list(showPage((await filmDatabase.popular("tv", region, page)).value));
};

/** GET /api/{type}/top_rated. */
export const topRated: Handler<typeof requests.topRated> = async (asked, { filmDatabase }) => {
  const { region, page } = asked.query;
  return asked.params.type === "movie"
    ? list(moviePage((await filmDatabase.topRated("movie", region, page)).value))
    : list(showPage((await filmDatabase.topRated("tv", region, page)).value));
};

/** GET /api/movie/now_playing; there is no such list of shows. */
export const nowPlaying: Handler<typeof requests.nowPlaying> = async (asked, { filmDatabase }) => {
  if (asked.params.type === "tv") throw notFound();
  return list(
    moviePage((await filmDatabase.nowPlaying(asked.query.region, asked.query.page)).value),
  );
};

/** GET /api/movie/upcoming; there is no such list of shows. */
export const upcoming: Handler<typeof requests.upcoming> = async (asked, { filmDatabase }) => {
  if (asked.params.type === "tv") throw notFound();
  return list(moviePage((await filmDatabase.upcoming(asked.query.region, asked.query.page)).value));
};

/** GET /api/discover/{type}. */
export const discover: Handler<typeof requests.discover> = async (asked, { filmDatabase }) => {
  const { type } = asked.params;
  const question = discoverQuestion(type, asked.query);
  return type === "movie"
    ? list(moviePage((await filmDatabase.discover("movie", question)).value))
    : list(showPage((await filmDatabase.discover("tv", question)).value));
};

/** Only the year of the type that is asked for counts (specification section 5). */
function discoverQuestion(type: "movie" | "tv", query: DiscoverQuery): DiscoverQuestion {
  return {
    sort: query.sort_by,
    page: query.page,
    region: query.region,
    originalLanguage: query.with_original_language,
    genres: query.with_genres,
    year: type === "movie" ? query.primary_release_year : query.first_air_date_year,
    releasedFrom: query["primary_release_date.gte"],
    releasedTo: query["primary_release_date.lte"],
    voteAverageMin: query["vote_average.gte"],
    voteAverageMax: query["vote_average.lte"],
    runtimeMin: query["with_runtime.gte"],
    runtimeMax: query["with_runtime.lte"],
    originCountry: query.with_origin_country,
    includeAdult: query.include_adult,
    providers: query.with_watch_providers,
    offerKinds: query.with_watch_monetization_types,
    watchRegion: query.watch_region,
  };
}

function list(body: unknown): RestAnswer {
  return { body, maxAge: MAX_AGE.list };
}
