import type { Answer } from "./cache/answer.ts";
import type { RequestScope } from "../request-scope.ts";
import type { DiscoverParameters, MediaType, SearchParameters } from "./request-parameters.ts";
import type { MovieDetailsRecord, TvDetailsRecord } from "./records/details.ts";
import type { GenreListRecord } from "./records/genre.ts";
import type { LanguageListRecord, RegionListRecord } from "./records/reference.ts";
import type {
  FoundRecord,
  MoviePageRecord,
  SearchPageRecord,
  TvPageRecord,
} from "./records/title.ts";
import type { ProviderListRecord, WatchProvidersRecord } from "./records/watch-providers.ts";

/** Which film database answers. */
export type FilmDatabaseSource = "TMDB" | "SAMPLE";

/** A page of movies or of shows, by the type that was asked for. */
export type PageOf<Type extends MediaType> = Type extends "movie" ? MoviePageRecord : TvPageRecord;

/**
 * The film database, through the shared cache. Answers are in its own words (snake_case) and are
 * shared: never change one. Null means that it knows no such thing. Every call throws AppError
 * FILM_DATABASE_UNAVAILABLE or OVERLOADED when there is no answer, not even a stale one.
 */
export interface FilmDatabase {
  readonly source: FilmDatabaseSource;

  /**
   * The same film database for one request: its signal aborts calls that only it waits for, its priority orders them,
   * and its freshness notes what each read returned.
   */
  forRequest(scope: RequestScope): FilmDatabase;

  movie(id: number): Promise<Answer<MovieDetailsRecord | null>>;
  tvShow(id: number): Promise<Answer<TvDetailsRecord | null>>;
  seasonWatchProviders(
    tvShowId: number,
    season: number,
  ): Promise<Answer<WatchProvidersRecord | null>>;
  similar<Type extends MediaType>(
    type: Type,
    id: number,
    page?: number,
  ): Promise<Answer<PageOf<Type> | null>>;
  findByImdbId(id: string): Promise<Answer<FoundRecord>>;
  findByWikidataId(id: string): Promise<Answer<FoundRecord>>;
  findByTvdbId(id: string): Promise<Answer<FoundRecord>>;

  trending<Type extends MediaType>(
    type: Type,
    window: "day" | "week",
    page?: number,
  ): Promise<Answer<PageOf<Type>>>;
  popular<Type extends MediaType>(
    type: Type,
    region?: string,
    page?: number,
  ): Promise<Answer<PageOf<Type>>>;
  topRated<Type extends MediaType>(
    type: Type,
    region?: string,
    page?: number,
  ): Promise<Answer<PageOf<Type>>>;
  nowPlaying(region?: string, page?: number): Promise<Answer<MoviePageRecord>>;
  upcoming(region?: string, page?: number): Promise<Answer<MoviePageRecord>>;
  discover<Type extends MediaType>(
    type: Type,
    parameters: DiscoverParameters,
  ): Promise<Answer<PageOf<Type>>>;

  searchAll(parameters: SearchParameters): Promise<Answer<SearchPageRecord>>;
  search<Type extends MediaType>(
    type: Type,
    parameters: SearchParameters,
  ): Promise<Answer<PageOf<Type>>>;

  genres(type: MediaType): Promise<Answer<GenreListRecord>>;
  regions(): Promise<Answer<RegionListRecord>>;
  languages(): Promise<Answer<LanguageListRecord>>;
  providers(type: MediaType, region: string): Promise<Answer<ProviderListRecord>>;
}
