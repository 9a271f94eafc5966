import { AppError } from "../errors.ts";
import type { Answer } from "../film-database/cache/answer.ts";
import type { MovieDetailsRecord, TvDetailsRecord } from "../film-database/records/details.ts";
import type {
  MovieSummaryRecord,
  TitleFoundRecord,
  TvSummaryRecord,
} from "../film-database/records/title.ts";
import type { GraphQLContext } from "./context.ts";
import type {
  FreshnessParent,
  MovieParent,
  OfferedTitle,
  TitleParent,
  TvShowParent,
} from "./parents.ts";

export function movieOfSummary(record: MovieSummaryRecord, age: FreshnessParent): MovieParent {
  return { __typename: "Movie", record, details: null, age };
}

export function tvShowOfSummary(record: TvSummaryRecord, age: FreshnessParent): TvShowParent {
  return { __typename: "TvShow", record, details: null, age };
}

/** A movie or show out of a list of both. */
export function titleOfFound(record: TitleFoundRecord, age: FreshnessParent): TitleParent {
  return record.media_type === "movie" ? movieOfSummary(record, age) : tvShowOfSummary(record, age);
}

/** A movie with its details; null when there is none. */
export function movieOfDetails({
  value,
  ...age
}: Answer<MovieDetailsRecord | null>): MovieParent | null {
  return value && { __typename: "Movie", record: value, details: { ...age, value }, age };
}

/** A show with its details; null when there is none. */
export function tvShowOfDetails({
  value,
  ...age
}: Answer<TvDetailsRecord | null>): TvShowParent | null {
  return value && { __typename: "TvShow", record: value, details: { ...age, value }, age };
}

/** What movies and shows have in common among their details. */
export type TitleDetails = MovieDetailsRecord | TvDetailsRecord;

/**
 * Reads something of a title's details, at once where they are there, else as soon as they are
 * loaded: one call for all details of a title in a request.
 */
export function withDetails<Value>(
  parent: TitleParent,
  context: GraphQLContext,
  read: (details: Answer<TitleDetails>) => Value,
): Value | Promise<Value> {
  if (parent.details) return read(parent.details);
  return parent.__typename === "Movie"
    ? withMovieDetails(parent, context, read)
    : withTvDetails(parent, context, read);
}

/** As `withDetails`, for what only movies have. */
export function withMovieDetails<Value>(
  parent: MovieParent,
  context: GraphQLContext,
  read: (details: Answer<MovieDetailsRecord>) => Value,
): Value | Promise<Value> {
  if (parent.details) return read(parent.details);
  return context.loaders.movie.load(parent.record.id).then((answer) => read(present(answer)));
}

/** As `withDetails`, for what only shows have. */
export function withTvDetails<Value>(
  parent: TvShowParent,
  context: GraphQLContext,
  read: (details: Answer<TvDetailsRecord>) => Value,
): Value | Promise<Value> {
  if (parent.details) return read(parent.details);
  return context.loaders.tvShow.load(parent.record.id).then((answer) => read(present(answer)));
}

/** A title that a list names but that has no page of its own any more. */
function present<Details>({ value, ...age }: Answer<Details | null>): Answer<Details> {
  if (value === null)
    throw new AppError("NOT_FOUND", "The film database has no such title any more.");
  return { value, ...age };
}

/** What links to a title's offers need. */
export function offeredTitle(parent: TitleParent): OfferedTitle {
  return { name: nameOf(parent), year: yearOf(dateOf(parent)) };
}

export function nameOf(parent: TitleParent): string {
  return parent.__typename === "Movie" ? parent.record.title : parent.record.name;
}

export function originalNameOf(parent: TitleParent): string {
  const original =
    parent.__typename === "Movie" ? parent.record.original_title : parent.record.original_name;
  return original ?? nameOf(parent);
}

export function dateOf(parent: TitleParent): string | null {
  return parent.__typename === "Movie" ? parent.record.release_date : parent.record.first_air_date;
}

/** The first four characters of the date (specification section 3). */
export function yearOf(date: string | null): number | null {
  return date === null ? null : Number(date.slice(0, 4));
}
