import type { Parameters } from "./client/fetch-answer.ts";
import type { DiscoverQuestion, MediaType } from "./questions.ts";

/**
 * A discover question as the film database's parameters. It has different names for the dates and
 * sorts of movies and shows, ignores `region` for shows, and looks providers up in `watch_region`.
 * A title must have all of several genres, and one of several providers or kinds of offer.
 */
export function discoverParameters(type: MediaType, question: DiscoverQuestion): Parameters {
  const date = type === "movie" ? "primary_release_date" : "first_air_date";
  const year = type === "movie" ? "primary_release_year" : "first_air_date_year";
  const byProvider = Boolean(question.providers?.length || question.offerKinds?.length);
  return {
    sort_by: (question.sort ?? "popularity.desc").replace("release_date", date),
    page: question.page ?? 1,
    include_adult: question.includeAdult ?? false,
    region: type === "movie" ? (question.region ?? undefined) : undefined,
    watch_region: byProvider ? (question.watchRegion ?? question.region ?? undefined) : undefined,
    with_watch_providers: joined(question.providers, "|"),
    with_watch_monetization_types: joined(question.offerKinds, "|"),
    with_original_language: question.originalLanguage ?? undefined,
    with_origin_country: question.originCountry ?? undefined,
    with_genres: joined(question.genres, ","),
    [year]: question.year ?? undefined,
    [`${date}.gte`]: question.releasedFrom ?? undefined,
    [`${date}.lte`]: question.releasedTo ?? undefined,
    "vote_average.gte": question.voteAverageMin ?? undefined,
    "vote_average.lte": question.voteAverageMax ?? undefined,
    "with_runtime.gte": question.runtimeMin ?? undefined,
    "with_runtime.lte": question.runtimeMax ?? undefined,
  };
}

function joined(values: readonly (string | number)[] | null | undefined, separator: string) {
  return values?.length ? values.join(separator) : undefined;
}
