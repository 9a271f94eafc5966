import { z } from "zod";
import { imagePath, list, optionalCount, optionalDate, optionalText } from "./common.ts";
import { GenreRecord } from "./genre.ts";
import { MoviePageRecord, sharedTitleFields, TvPageRecord } from "./title.ts";
import { WatchProvidersRecord } from "./watch-providers.ts";

const CastRecord = z.object({
  name: z.string(),
  character: optionalText,
  profile_path: imagePath,
});
export type CastRecord = z.infer<typeof CastRecord>;

const CreditsRecord = z.object({
  cast: list(CastRecord),
  crew: list(z.object({ name: z.string(), job: optionalText, department: optionalText })),
});

const ExternalIdsRecord = z.object({ imdb_id: optionalText, wikidata_id: optionalText });

/** What a title page needs of movies and shows alike, from one call. */
const sharedDetailFields = {
  ...sharedTitleFields,
  genres: list(GenreRecord),
  production_countries: list(z.object({ iso_3166_1: z.string(), name: z.string() })),
  spoken_languages: list(z.object({ iso_639_1: z.string(), english_name: z.string() })),
  credits: CreditsRecord,
  external_ids: ExternalIdsRecord,
  "watch/providers": WatchProvidersRecord,
};

/** A movie with all that its page shows. */
export const MovieDetailsRecord = z.object({
  ...sharedDetailFields,
  title: z.string(),
  original_title: optionalText,
  release_date: optionalDate,
  runtime: optionalCount,
  similar: MoviePageRecord,
});
export type MovieDetailsRecord = z.infer<typeof MovieDetailsRecord>;

export const SeasonRecord = z.object({
  season_number: z.number().int(),
  name: optionalText,
  episode_count: optionalCount,
  air_date: optionalDate,
});
export type SeasonRecord = z.infer<typeof SeasonRecord>;

/** A show with all that its page shows. */
export const TvDetailsRecord = z.object({
  ...sharedDetailFields,
  name: z.string(),
  original_name: optionalText,
  first_air_date: optionalDate,
  origin_country: list(z.string()),
  number_of_seasons: optionalCount,
  number_of_episodes: optionalCount,
  created_by: list(z.object({ name: z.string() })),
  seasons: list(SeasonRecord),
  similar: TvPageRecord,
});
export type TvDetailsRecord = z.infer<typeof TvDetailsRecord>;
