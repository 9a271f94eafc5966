import type { Parameters } from "./client/fetch-answer.ts";
import type { DiscoverQuestion, MediaType } from "./questions.ts";

/**
 * A discover question in the film database's words. It knows movies and shows by different names
 * for dates and sorts (decision 8), ignores `region` for shows, and looks services up in
 * `watch_region` (decision 18). Several genres are all wanted, of several services or kinds one.
 */
export function discoverParameters(type: MediaType, question: DiscoverQuestion): Parameters {
  const date = type === "movie" ? "primary_release_date" : "first_air_date";
  const year = type === "movie" ? "primary_release_year" : "first_air_date_year";
  const byService = Boolean(question.providers?.length || question.offerKinds?.length);
  return {
    sort_by: (question.sort ?? "popularity.desc").replace("release_date", date),
    page: question.page ?? 1,
    include_adult: question.includeAdult ?? false,
    region: type === "movie" ? question.region : undefined,
    watch_region: byService ? (question.watchRegion ?? question.region) : undefined,
    with_watch_providers: joined(question.providers, "|"),
    with_watch_monetization_types: joined(question.offerKinds, "|"),
    with_original_language: question.originalLanguage,
    with_origin_country: question.originCountry,
    with_genres: joined(question.genres, ","),
    [year]: question.year,
    [`${date}.gte`]: question.releasedFrom,
    [`${date}.lte`]: question.releasedTo,
    "vote_average.gte": question.voteAverageMin,
    "vote_average.lte": question.voteAverageMax,
    "with_runtime.gte": question.runtimeMin,
    "with_runtime.lte": question.runtimeMax,
  };
}

function joined(values: readonly (string | number)[] | undefined, separator: string) {
  return values?.length ? values.join(separator) : undefined;
}
