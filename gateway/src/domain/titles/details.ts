import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import type { CachedResult } from "../../film-database/cache/film-database-cache.ts";
import type {
  MovieDetailsRecord,
  ReleasesRecord,
  TvDetailsRecord,
  TrailerRecord,
} from "../../film-database/records/details.ts";
import type { CreditedPerson } from "../people/person.ts";
import { OffersByCountry } from "../availability/availability.ts";
import { type Country, countryOf } from "./countries.ts";
import { toFacts, toTitle, type DataFreshness, type Title } from "./title.ts";
import type { DetailsRecord, TitleType } from "../../film-database/records/title.ts";
import { languageNameIn } from "../../lib/languages.ts";
import { IN_ENGLISH, type RequestLanguage } from "./request-language.ts";
import type { Genre, SpokenLanguage } from "./reference-lists.ts";
import { getMessages } from "../../lib/messages.ts";

export interface CastMember extends CreditedPerson {
  readonly character: string | null;
}

interface CrewMember extends CreditedPerson {
  readonly job: string | null;
  readonly department: string | null;
}

export interface Trailer {
  readonly name: string;
  readonly site: string;
  readonly url: string;
}

export interface CollectionReference {
  readonly id: number;
  readonly name: string;
}

/** A season of a show; number 0 holds the specials. */
export interface Season {
  readonly number: number;
  readonly name: string;
  readonly episodeCount: number | null;
  readonly airDate: string | null;
}

/** What only a title's own page needs, for movies and shows alike. */
interface SharedDetails extends Title {
  readonly getNameIn: (language: LanguageCode) => string;
  readonly genres: readonly Genre[];
  readonly getProductionCountries: () => readonly Country[];
  readonly spokenLanguages: readonly SpokenLanguage[];
  /** The first of the cast, leading roles first; all without a number. */
  readonly getCast: (first?: number) => readonly CastMember[];
  readonly getCrew: () => readonly CrewMember[];
  /** Age ratings and release dates by country. */
  readonly releases: ReleasesRecord;
  /** Null where there is none. */
  readonly trailer: Trailer | null;
  readonly externalIds: { readonly imdb: string | null; readonly wikidata: string | null };
  readonly offers: OffersByCountry;
  /** The first titles of the same type that resemble it, closest first; there are at most 20. */
  readonly getSimilar: (first: number) => readonly Title[];
}

export interface MovieDetails extends SharedDetails {
  readonly type: "movie";
  /** The series that it belongs to; null where it belongs to none. */
  readonly collection: CollectionReference | null;
  /** Minutes; null when unknown. */
  readonly runtime: number | null;
  readonly directors: readonly CreditedPerson[];
}

export interface TvShowDetails extends SharedDetails {
  readonly type: "tv";
  readonly seasonCount: number | null;
  readonly episodeCount: number | null;
  readonly creators: readonly CreditedPerson[];
  /** In order, specials included. */
  readonly seasons: readonly Season[];
  /** Null where none is announced. */
  readonly nextEpisode: {
    readonly season: number;
    readonly number: number;
    readonly airDate: string | null;
  } | null;
}

export type TitleDetails = MovieDetails | TvShowDetails;
/** The same for a type of title that is known. */
export type DetailsOf<Type extends TitleType> = Extract<TitleDetails, { readonly type: Type }>;

export function hasDetails(title: Title): title is Title & TitleDetails {
  return "getCast" in title;
}

export function toMovieDetails(
  { value, ...freshness }: CachedResult<MovieDetailsRecord | null>,
  language: RequestLanguage = IN_ENGLISH,
): MovieDetails | null {
  if (value === null) return null;
  return {
    ...toSharedDetails(value, value.credits, freshness, language),
    type: "movie",
    releases: value.release_dates,
    collection: value.belongs_to_collection,
    runtime: value.runtime,
    directors: value.credits.crew.filter(({ job }) => job === "Director").map(toCredited),
  };
}

export function toTvShowDetails(
  { value, ...freshness }: CachedResult<TvDetailsRecord | null>,
  language: RequestLanguage = IN_ENGLISH,
): TvShowDetails | null {
  if (value === null) return null;
  const next = value.next_episode_to_air;
  return {
    ...toSharedDetails(value, value.aggregate_credits, freshness, language),
    type: "tv",
    releases: value.content_ratings,
    seasonCount: value.number_of_seasons,
    episodeCount: value.number_of_episodes,
    creators: value.created_by.map(toCredited),
    seasons: value.seasons
      .map((season) => ({
        number: season.season_number,
        name: seasonName(language.code, season.season_number, season.name),
        episodeCount: season.episode_count,
        airDate: season.air_date,
      }))
      .toSorted((a, b) => a.number - b.number),
    nextEpisode: next && {
      season: next.season_number,
      number: next.episode_number,
      airDate: next.air_date,
    },
  };
}

function toSharedDetails(
  record: DetailsRecord,
  credits: MovieDetailsRecord["credits"],
  freshness: DataFreshness,
  language: RequestLanguage,
) {
  const facts = toFacts(record);
  const { code } = language;
  const producedIn = record.production_countries.map(({ iso_3166_1 }) => iso_3166_1);
  const genreIds = record.genres.map(({ id }) => id);
  const inEnglish = { ...facts, genreIds, freshness };
  return {
    ...facts,
    ...(!language.isDefault && language.translated(inEnglish, record.translations[code])),
    getNameIn: (other: LanguageCode) =>
      other === DEFAULT_LANGUAGE
        ? facts.name
        : language.in(other).translated(inEnglish, record.translations[other]).name,
    originCountries: facts.originCountries.length > 0 ? facts.originCountries : producedIn,
    genreIds,
    genres: record.genres,
    getProductionCountries: () => producedIn.map((country) => countryOf(country, code)),
    spokenLanguages: record.spoken_languages.map((spoken) => ({
      code: spoken.iso_639_1,
      name: languageNameIn(code, spoken.iso_639_1, spoken.english_name),
      englishName: spoken.english_name,
    })),
    // Functions, since there are hundreds of persons, of whom a page shows ten.
    getCast: (first?: number) =>
      credits.cast
        .slice(0, first)
        .map((member) => ({ ...toCredited(member), character: member.character })),
    getCrew: () =>
      credits.crew.map((member) => ({
        ...toCredited(member),
        job: member.job,
        department: member.department,
      })),
    trailer: record.videos && toTrailer(record.videos),
    externalIds: { imdb: record.external_ids.imdb_id, wikidata: record.external_ids.wikidata_id },
    offers: new OffersByCountry(record["watch/providers"]),
    getSimilar: (first: number) =>
      record.similar.results.slice(0, first).map((similar) => toTitle(similar, freshness)),
    freshness,
  };
}

function toTrailer({ site, key, name }: TrailerRecord): Trailer {
  return {
    name: name ?? "Trailer",
    site,
    url: site === "YouTube" ? `https://www.youtube.com/watch?v=${key}` : `https://vimeo.com/${key}`,
  };
}

function toCredited(record: {
  readonly id: number;
  readonly name: string;
  readonly profile_path: string | null;
}): CreditedPerson {
  return { id: record.id, name: record.name, profilePath: record.profile_path };
}

/** A season's name in a language; one of more than a number stays as it is in English. */
export function seasonName(language: LanguageCode, number: number, name: string | null): string {
  const isNumbered = name === null || /^(?:Season \d+|Specials)$/u.test(name);
  if (!isNumbered) return name;
  const messages = getMessages(language);
  return number === 0 && name !== null ? messages("specials") : messages("season", { number });
}
