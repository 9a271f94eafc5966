import { z } from "zod";
import { imagePath, list, numberOrZero, optionalDate, optionalText } from "./common.ts";

/** What a movie and a show have in common wherever they are named. */
export const sharedTitleFields = {
  id: z.number().int().positive(),
  overview: optionalText,
  poster_path: imagePath,
  backdrop_path: imagePath,
  vote_average: numberOrZero,
  vote_count: numberOrZero,
  popularity: numberOrZero,
  original_language: optionalText,
};

/** A movie as lists and searches give it. */
export const MovieSummaryRecord = z.object({
  ...sharedTitleFields,
  title: z.string(),
  original_title: optionalText,
  release_date: optionalDate,
  genre_ids: list(z.number().int()),
});
export type MovieSummaryRecord = z.infer<typeof MovieSummaryRecord>;

/** A show as lists and searches give it. */
export const TvSummaryRecord = z.object({
  ...sharedTitleFields,
  name: z.string(),
  original_name: optionalText,
  first_air_date: optionalDate,
  origin_country: list(z.string()),
  genre_ids: list(z.number().int()),
});
export type TvSummaryRecord = z.infer<typeof TvSummaryRecord>;

/** What a search finds: a movie, a show, or something else that is dropped. */
const MovieFound = MovieSummaryRecord.extend({ media_type: z.literal("movie") });
const TvFound = TvSummaryRecord.extend({ media_type: z.literal("tv") });
export type TitleFoundRecord = z.infer<typeof MovieFound> | z.infer<typeof TvFound>;

/** A person, or whatever else the film database may come to find. */
const OtherFound = z.object({
  media_type: z.string().refine((type) => type !== "movie" && type !== "tv"),
});

/** What a search found, persons left out (specification section 4, decision 16). */
const FoundTitles = z
  .array(z.union([MovieFound, TvFound, OtherFound]))
  .transform((found) => found.filter((item): item is TitleFoundRecord => "id" in item));

const pageFields = {
  page: z.number().int(),
  total_pages: z.number().int(),
  total_results: z.number().int(),
};

/** One page of a list. */
function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({ ...pageFields, results: z.array(item) });
}

export const MoviePageRecord = pageOf(MovieSummaryRecord);
export type MoviePageRecord = z.infer<typeof MoviePageRecord>;
export const TvPageRecord = pageOf(TvSummaryRecord);
export type TvPageRecord = z.infer<typeof TvPageRecord>;
export const SearchPageRecord = z.object({ ...pageFields, results: FoundTitles });
export type SearchPageRecord = z.infer<typeof SearchPageRecord>;

/** Titles by an identifier of another catalogue. */
export const FoundRecord = z.object({
  movie_results: list(MovieSummaryRecord),
  tv_results: list(TvSummaryRecord),
});
export type FoundRecord = z.infer<typeof FoundRecord>;
