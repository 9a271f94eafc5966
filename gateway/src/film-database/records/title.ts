import { z } from "zod";
import type { MovieDetailsRecord, TvDetailsRecord } from "./details.ts";
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

/** Whether a title is a movie or a show, as paths and `/api` write it. */
export type TitleType = "movie" | "tv";

/** Identifies a title: movies and shows are numbered apart. */
export interface TitleKey {
  readonly type: TitleType;
  /** The film database's number, from 1. */
  readonly id: number;
}

/** A title as one string, such as `movie:603`: equal for equal titles. */
export function titleKeyText(title: TitleKey): string {
  return `${title.type}:${title.id}`;
}

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

/** What a list has of a title, and what a page of its own needs. */
export type SummaryRecord = MovieSummaryRecord | TvSummaryRecord;
export type DetailsRecord = MovieDetailsRecord | TvDetailsRecord;

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
  readonly results: readonly SummaryRecord[];
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

/** Whether a record is that of one title, which is the same whatever language it is requested in. */
export function isDetails(record: unknown): record is DetailsRecord {
  return typeof record === "object" && record !== null && "similar" in record;
}

/** The titles that a record lists; none where it is no list. Nothing else in lists has genres. */
export function summariesIn(record: unknown): readonly SummaryRecord[] {
  if (typeof record !== "object" || record === null) return [];
  if (!("results" in record) || !Array.isArray(record.results)) return [];
  return record.results.filter((item) => "genre_ids" in item);
}

/** The titles that a record is about: the one of its details, or those that it lists. */
export function titlesIn(record: unknown): readonly TitleKey[] {
  return isDetails(record) ? [keyOf(record)] : summariesIn(record).map(keyOf);
}

export function keyOf(record: DetailsRecord | SummaryRecord): TitleKey {
  return { type: "title" in record ? "movie" : "tv", id: record.id };
}
