import type { LanguageCode } from "@flickmap/schema/languages.ts";
import type { CachedResult } from "./cache/cached-result.ts";
import type { RequestScope } from "../request-scope.ts";
import type {
  DiscoverParameters,
  ExternalSource,
  MediaType,
  SearchParameters,
} from "./request-parameters.ts";
import type { CollectionRecord, MovieDetailsRecord, TvDetailsRecord } from "./records/details.ts";
import type {
  CertificationListRecord,
  KeywordPageRecord,
  KeywordRecord,
} from "./records/filters.ts";
import type { PersonDetailsRecord } from "./records/person.ts";
import type { GenreListRecord, LanguageListRecord, RegionListRecord } from "./records/reference.ts";
import type {
  FoundRecord,
  MoviePageRecord,
  PersonPageRecord,
  SearchPageRecord,
  TvPageRecord,
} from "./records/title.ts";
import type { ProviderListRecord, WatchProvidersRecord } from "./records/watch-providers.ts";

/** Which film database responds. */
export type FilmDatabaseSource = "TMDB" | "SAMPLE";

/** A page of movies or of shows, by its type. */
export type PageOf<Type extends MediaType> = Type extends "movie" ? MoviePageRecord : TvPageRecord;

/**
 * The film database, through the shared cache. Records are in its own words (snake_case) and are shared: never change
 * one. Null means that it knows no such thing. Every call throws
 * AppError FILM_DATABASE_UNAVAILABLE or OVERLOADED when there is no record, not even a stale one.
 */
export interface FilmDatabase {
  readonly source: FilmDatabaseSource;

  /**
   * The same film database for one request: its signal aborts calls that only it waits for, its priority orders them,
   * and its freshness notes what each read returned.
   */
  forRequest(scope: RequestScope): FilmDatabase;
  /** The same for the same request, but in a language. */
  inLanguage(language: LanguageCode): FilmDatabase;

  movie(id: number): Promise<CachedResult<MovieDetailsRecord | null>>;
  tvShow(id: number): Promise<CachedResult<TvDetailsRecord | null>>;
  /** A series of movies. */
  collection(id: number): Promise<CachedResult<CollectionRecord | null>>;
  seasonWatchProviders(
    tvShowId: number,
    season: number,
  ): Promise<CachedResult<WatchProvidersRecord | null>>;
  similar<Type extends MediaType>(
    type: Type,
    id: number,
    page?: number,
  ): Promise<CachedResult<PageOf<Type> | null>>;
  /** The titles with an identifier of another catalog. */
  find(source: ExternalSource, id: string): Promise<CachedResult<FoundRecord>>;

  trending<Type extends MediaType>(
    type: Type,
    window: "day" | "week",
    page?: number,
  ): Promise<CachedResult<PageOf<Type>>>;
  popular<Type extends MediaType>(
    type: Type,
    region?: string,
    page?: number,
  ): Promise<CachedResult<PageOf<Type>>>;
  topRated<Type extends MediaType>(
    type: Type,
    region?: string,
    page?: number,
  ): Promise<CachedResult<PageOf<Type>>>;
  nowPlaying(region?: string, page?: number): Promise<CachedResult<MoviePageRecord>>;
  upcoming(region?: string, page?: number): Promise<CachedResult<MoviePageRecord>>;
  /** Shows with an episode in the next seven days. */
  onTheAir(page?: number): Promise<CachedResult<TvPageRecord>>;
  discover<Type extends MediaType>(
    type: Type,
    parameters: DiscoverParameters,
  ): Promise<CachedResult<PageOf<Type>>>;

  searchAll(parameters: SearchParameters): Promise<CachedResult<SearchPageRecord>>;
  search<Type extends MediaType>(
    type: Type,
    parameters: SearchParameters,
  ): Promise<CachedResult<PageOf<Type>>>;

  person(id: number): Promise<CachedResult<PersonDetailsRecord | null>>;
  searchPeople(query: string, page?: number): Promise<CachedResult<PersonPageRecord>>;
  trendingPeople(page?: number): Promise<CachedResult<PersonPageRecord>>;

  genres(type: MediaType): Promise<CachedResult<GenreListRecord>>;
  regions(): Promise<CachedResult<RegionListRecord>>;
  languages(): Promise<CachedResult<LanguageListRecord>>;
  /** The providers of a country, or without one all of them. */
  providers(type: MediaType, region?: string): Promise<CachedResult<ProviderListRecord>>;
  /** The first keywords with a text in their name. */
  searchKeywords(query: string): Promise<CachedResult<KeywordPageRecord>>;
  keyword(id: number): Promise<CachedResult<KeywordRecord | null>>;
  /** The certificates of movies. */
  certifications(): Promise<CachedResult<CertificationListRecord>>;
}
