import { z } from "zod";
import {
  flag,
  list,
  optionalText,
  count,
  countryCode,
  externalIds,
  identifier,
  imagePath,
  optionalCount,
  optionalDate,
  optionalRuntime,
  orElse,
  orNull,
  requiredText,
} from "./common.ts";
import { GenreRecord } from "./reference.ts";
import { MoviePageRecord, MovieSummaryRecord, sharedTitleFields, TvPageRecord } from "./title.ts";
import { TitleTranslationsRecord } from "./translations.ts";
import { WatchProvidersRecord } from "./watch-providers.ts";

export interface TrailerRecord {
  readonly site: "YouTube" | "Vimeo";
  /** Its identifier at the site. */
  readonly key: string;
  readonly name: string | null;
}

const VideoRecord = z.object({
  site: optionalText,
  type: optionalText,
  key: optionalText,
  name: optionalText,
  official: flag,
  iso_639_1: optionalText,
});
type VideoRecord = z.output<typeof VideoRecord>;

/** A title's `videos`, of which its trailer stays: the official one in English where there is one. */
export const VideosRecord = z
  .object({ results: list(VideoRecord) })
  .transform(({ results }): TrailerRecord | null => {
    const [best] = results
      .flatMap((video) => {
        const trailer = toTrailer(video);
        return trailer ? [{ trailer, rank: rankOf(video) }] : [];
      })
      .toSorted((one, other) => other.rank - one.rank);
    return best?.trailer ?? null;
  });

function toTrailer({ site, type, key, name }: VideoRecord): TrailerRecord | null {
  if (type !== "Trailer" || (site !== "YouTube" && site !== "Vimeo")) return null;
  // It becomes part of a link.
  return key !== null && /^[\w-]{1,32}$/u.test(key) ? { site, key, name } : null;
}

function rankOf({ official, iso_639_1: language }: VideoRecord): number {
  return (official ? 2 : 0) + (language === "en" ? 1 : 0);
}

const creditedPerson = { id: identifier, name: requiredText, profile_path: imagePath };

const CastRecord = z.object({ ...creditedPerson, character: optionalText });

const CreditsRecord = z.object({
  cast: list(CastRecord),
  crew: list(z.object({ ...creditedPerson, job: optionalText, department: optionalText })),
});

/** The most of a show's cast and crew that are stored: a long one has thousands. */
const MAX_CREDITED = 100;

/** A show's `aggregate_credits`, as credits: who has most episodes first, with their main role. */
const AggregateCreditsRecord = z
  .object({
    cast: list(
      z.object({
        ...creditedPerson,
        roles: list(z.object({ character: optionalText, episode_count: optionalCount })),
      }),
    ),
    crew: list(
      z.object({
        ...creditedPerson,
        jobs: list(z.object({ job: optionalText, episode_count: optionalCount })),
        department: optionalText,
      }),
    ),
  })
  .transform(({ cast, crew }): z.output<typeof CreditsRecord> => ({
    cast: cast
      .slice(0, MAX_CREDITED)
      .map(({ roles, ...person }) => ({ ...person, character: main(roles)?.character ?? null })),
    crew: crew
      .slice(0, MAX_CREDITED)
      .map(({ jobs, ...person }) => ({ ...person, job: main(jobs)?.job ?? null })),
  }));

function main<Item extends { readonly episode_count: number | null }>(
  parts: readonly Item[],
): Item | undefined {
  return parts.toSorted((a, b) => (b.episode_count ?? 0) - (a.episode_count ?? 0))[0];
}

interface CountryRelease {
  /** The age rating as the country writes it, such as `PG-13`; null when unknown. */
  readonly certification: string | null;
  /** `YYYY-MM-DD`; null when unknown, and for shows. */
  readonly theatrical: string | null;
  readonly digital: string | null;
}

/** The releases of one title by country, of those countries that something is known of. */
export type ReleasesRecord = Readonly<Record<string, CountryRelease>>;

/** The film database's numbers for kinds of release. */
const LIMITED = 2;
const THEATRICAL = 3;
const DIGITAL = 4;

const ReleaseRecord = z.object({
  certification: optionalText,
  release_date: optionalText,
  type: z.number().int().nullish(),
});
type ReleaseRecord = z.output<typeof ReleaseRecord>;

/** A movie's `release_dates`. */
export const ReleaseDatesRecord = z
  .object({
    results: list(z.object({ iso_3166_1: countryCode, release_dates: list(ReleaseRecord) })),
  })
  .transform(({ results }) =>
    toRecord(results, ({ release_dates: releases }) => ({
      certification: certificationOf(releases),
      theatrical: firstDay(releases, THEATRICAL) ?? firstDay(releases, LIMITED),
      digital: firstDay(releases, DIGITAL),
    })),
  );

/** A show's `content_ratings`. */
const ContentRatingsRecord = z
  .object({ results: list(z.object({ iso_3166_1: countryCode, rating: optionalText })) })
  .transform(({ results }) =>
    toRecord(results, ({ rating }) => ({
      certification: tidyRating(rating),
      theatrical: null,
      digital: null,
    })),
  );

function toRecord<Item extends { readonly iso_3166_1: string }>(
  items: readonly Item[],
  read: (item: Item) => CountryRelease,
): ReleasesRecord {
  return Object.fromEntries(
    items
      .map((item) => [item.iso_3166_1, read(item)] as const)
      .filter(([, release]) => Object.values(release).some((known) => known !== null)),
  );
}

/** Longer than any rating of any country. */
const MAX_RATING = 40;

function tidyRating(rating: string | null): string | null {
  const tidy = (rating ?? "").replaceAll(/\s+/gu, " ").trim();
  return tidy === "" || tidy.length > MAX_RATING ? null : tidy;
}

/** The rating for cinemas, else any. */
function certificationOf(releases: readonly ReleaseRecord[]): string | null {
  const rated = releases.filter(({ certification }) => tidyRating(certification) !== null);
  const release = rated.find(({ type }) => type === THEATRICAL) ?? rated[0];
  return tidyRating(release?.certification ?? null);
}

function firstDay(releases: readonly ReleaseRecord[], wanted: number): string | null {
  const [first] = releases
    .filter(({ type }) => type === wanted)
    .map(({ release_date: date }) => /^\d{4}-[01]\d-[0-3]\d/u.exec(date ?? "")?.[0])
    .filter((day) => day !== undefined && !Number.isNaN(Date.parse(day)))
    .toSorted();
  return first ?? null;
}

const CollectionReference = z.object({ id: identifier, name: requiredText });

const NO_CREDITS: z.output<typeof CreditsRecord> = { cast: [], crew: [] };
/** The offers of a title that came without them: nothing is known, which is not the same as none. */
const UNKNOWN_OFFERS: WatchProvidersRecord = { results: {}, incomplete: true };
const NO_TITLES = { page: 1, total_pages: 0, total_results: 0, results: [] };

/** What a title page needs of movies and shows alike, from one call. */
const sharedDetailFields = {
  ...sharedTitleFields,
  genres: list(GenreRecord),
  production_countries: list(z.object({ iso_3166_1: requiredText, name: requiredText })),
  spoken_languages: list(z.object({ iso_639_1: requiredText, english_name: requiredText })),
  videos: orNull(VideosRecord),
  external_ids: externalIds,
  translations: orElse(TitleTranslationsRecord, {}),
  "watch/providers": orElse(WatchProvidersRecord, UNKNOWN_OFFERS),
};

export const MovieDetailsRecord = z.object({
  ...sharedDetailFields,
  title: requiredText,
  original_title: optionalText,
  release_date: optionalDate,
  runtime: optionalRuntime,
  belongs_to_collection: orNull(CollectionReference),
  credits: orElse(CreditsRecord, NO_CREDITS),
  release_dates: orElse(ReleaseDatesRecord, {}),
  similar: orElse(MoviePageRecord, NO_TITLES),
});
export type MovieDetailsRecord = z.infer<typeof MovieDetailsRecord>;

const SeasonRecord = z.object({
  season_number: count,
  name: optionalText,
  episode_count: optionalCount,
  air_date: optionalDate,
});

const EpisodeRecord = z.object({
  season_number: count,
  episode_number: count,
  air_date: optionalDate,
});

export const TvDetailsRecord = z.object({
  ...sharedDetailFields,
  name: requiredText,
  original_name: optionalText,
  first_air_date: optionalDate,
  number_of_seasons: optionalCount,
  number_of_episodes: optionalCount,
  aggregate_credits: orElse(AggregateCreditsRecord, NO_CREDITS),
  content_ratings: orElse(ContentRatingsRecord, {}),
  created_by: list(z.object(creditedPerson)),
  seasons: list(SeasonRecord),
  next_episode_to_air: orElse(EpisodeRecord.nullable(), null),
  similar: orElse(TvPageRecord, NO_TITLES),
});
export type TvDetailsRecord = z.infer<typeof TvDetailsRecord>;

export const CollectionRecord = z.object({
  id: identifier,
  name: requiredText,
  parts: list(MovieSummaryRecord),
});
export type CollectionRecord = z.infer<typeof CollectionRecord>;

/** Whether a record is that of a title whose offers were missing, or malformed as a whole. */
export function lacksOffers(record: unknown): boolean {
  if (typeof record !== "object" || record === null || !("watch/providers" in record)) return false;
  const { results, incomplete } = record["watch/providers"] as WatchProvidersRecord;
  return incomplete && Object.keys(results).length === 0;
}
