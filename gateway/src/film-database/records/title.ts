import { z } from "zod";
import type { TitleType } from "../title-key.ts";
import {
  count,
  countOrZero,
  flag,
  identifier,
  imagePath,
  list,
  listOf,
  optionalDate,
  optionalText,
  popularity,
  requiredText,
  voteAverage,
} from "./common.ts";

/** What a movie and a show have in common wherever they are named. */
export const sharedTitleFields = {
  id: identifier,
  overview: optionalText,
  poster_path: imagePath,
  backdrop_path: imagePath,
  vote_average: voteAverage,
  vote_count: countOrZero,
  popularity,
  original_language: optionalText,
  /** Lists of movies have none. */
  origin_country: list(requiredText),
  adult: flag,
  softcore: flag,
};

/** Lists hold neither adult nor softcore titles unless they were requested with them. */
function forEveryone<Title extends { readonly adult: boolean; readonly softcore: boolean }>(
  titles: readonly Title[],
): Title[] {
  return titles.filter(({ adult, softcore }) => !adult && !softcore);
}

function withoutAdult<Person extends { readonly adult: boolean }>(
  people: readonly Person[],
): Person[] {
  return people.filter(({ adult }) => !adult);
}

function listForEveryone<Title extends { readonly adult: boolean; readonly softcore: boolean }>(
  title: z.ZodType<Title>,
) {
  return listOf(title).transform(forEveryone<Title>);
}

export const MovieSummaryRecord = z.object({
  ...sharedTitleFields,
  title: requiredText,
  original_title: optionalText,
  release_date: optionalDate,
  genre_ids: list(identifier),
});
export type MovieSummaryRecord = z.infer<typeof MovieSummaryRecord>;

export const TvSummaryRecord = z.object({
  ...sharedTitleFields,
  name: requiredText,
  original_name: optionalText,
  first_air_date: optionalDate,
  genre_ids: list(identifier),
});
export type TvSummaryRecord = z.infer<typeof TvSummaryRecord>;

const MovieFound = MovieSummaryRecord.extend({ media_type: z.literal("movie") });
const TvFound = TvSummaryRecord.extend({ media_type: z.literal("tv") });
type TitleFoundRecord = z.infer<typeof MovieFound> | z.infer<typeof TvFound>;
/** A movie or a show in a list of both; adult ones are left out. */
const MixedTitles = list(z.discriminatedUnion("media_type", [MovieFound, TvFound])).transform(
  forEveryone<TitleFoundRecord>,
);

export const PersonSummaryRecord = z.object({
  id: identifier,
  name: requiredText,
  profile_path: imagePath,
  known_for_department: optionalText,
  popularity,
  known_for: MixedTitles,
  adult: flag,
});
export type PersonSummaryRecord = z.infer<typeof PersonSummaryRecord>;
const PersonFound = PersonSummaryRecord.extend({ media_type: z.literal("person") });

const positive = count.min(1);

const pageFields = { page: positive, total_pages: count, total_results: count };

export const MoviePageRecord = z.object({
  ...pageFields,
  results: listForEveryone(MovieSummaryRecord),
});
export type MoviePageRecord = z.infer<typeof MoviePageRecord>;
export const TvPageRecord = z.object({
  ...pageFields,
  results: listForEveryone(TvSummaryRecord),
});
export interface TitlePageRecord extends Omit<z.infer<typeof TvPageRecord>, "results"> {
  readonly results: readonly (MovieSummaryRecord | TvSummaryRecord)[];
}

/** A page of a list that was requested with adult titles. */
const AdultMoviePageRecord = z.object({
  ...pageFields,
  results: listOf(MovieSummaryRecord),
});
const AdultTvPageRecord = z.object({ ...pageFields, results: listOf(TvSummaryRecord) });

export function pageRecord(type: TitleType, withAdult = false): z.ZodType<TitlePageRecord> {
  if (withAdult) return type === "movie" ? AdultMoviePageRecord : AdultTvPageRecord;
  return type === "movie" ? MoviePageRecord : TvPageRecord;
}

/** A page of a search among everything; adult titles and persons are left out. */
export const SearchPageRecord = z
  .object({
    ...pageFields,
    results: listOf(z.discriminatedUnion("media_type", [MovieFound, TvFound, PersonFound])),
  })
  .transform(({ results, ...page }) => ({
    ...page,
    results: forEveryone(
      results.filter((item): item is TitleFoundRecord => item.media_type !== "person"),
    ),
    people: withoutAdult(
      results.filter((item): item is z.infer<typeof PersonFound> => item.media_type === "person"),
    ),
  }));
export type SearchPageRecord = z.infer<typeof SearchPageRecord>;

export const PersonPageRecord = z.object({
  ...pageFields,
  results: listOf(PersonSummaryRecord).transform(withoutAdult<PersonSummaryRecord>),
});
export type PersonPageRecord = z.infer<typeof PersonPageRecord>;

export const FoundRecord = z.object({
  movie_results: list(MovieSummaryRecord),
  tv_results: list(TvSummaryRecord),
});
export type FoundRecord = z.infer<typeof FoundRecord>;
