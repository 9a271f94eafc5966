import type { z } from "zod";
import { filmDatabaseUnavailable } from "../errors.ts";
import type { RequestScope } from "../request-scope.ts";
import { type Answer, mapAnswer } from "./cache/answer.ts";
import type { FilmDatabaseCache } from "./cache/film-database-cache.ts";
import type { DataKind } from "./cache/lifetimes.ts";
import { shapeVersion } from "./cache/shape-version.ts";
import type { FilmDatabaseClient } from "./client/client.ts";
import type { Parameters } from "./client/fetch-answer.ts";
import { discoverParameters } from "./discover-parameters.ts";
import type { FilmDatabase, FilmDatabaseSource, PageOf } from "./film-database.ts";
import type { DiscoverParameters, MediaType, SearchParameters } from "./request-parameters.ts";
import { MovieDetailsRecord, TvDetailsRecord } from "./records/details.ts";
import { GenreListRecord } from "./records/genre.ts";
import { LanguageListRecord, RegionListRecord } from "./records/reference.ts";
import {
  AdultMoviePageRecord,
  AdultTvPageRecord,
  FoundRecord,
  MoviePageRecord,
  SearchPageRecord,
  TvPageRecord,
} from "./records/title.ts";
import type { TitleKey } from "../stores/title-key.ts";
import { titlesIn } from "./titles-in.ts";
import { ProviderListRecord, WatchProvidersRecord } from "./records/watch-providers.ts";

/** A whole title page in one call. */
const WITH_ALL = { append_to_response: "credits,watch/providers,external_ids,similar" };

/** TMDB v3, or anything that speaks as it does, such as the sample film database. */
export class TmdbFilmDatabase implements FilmDatabase {
  readonly source: FilmDatabaseSource;
  readonly #client: FilmDatabaseClient;
  readonly #cache: FilmDatabaseCache;
  readonly #scope: RequestScope | undefined;
  readonly #onTitles: (titles: readonly TitleKey[]) => void;

  constructor(parts: {
    source: FilmDatabaseSource;
    client: FilmDatabaseClient;
    cache: FilmDatabaseCache;
    scope?: RequestScope;
    /** Is told of the titles that visitors request and see in lists. */
    onTitles?: (titles: readonly TitleKey[]) => void;
  }) {
    this.source = parts.source;
    this.#client = parts.client;
    this.#cache = parts.cache;
    this.#scope = parts.scope;
    this.#onTitles = parts.onTitles ?? (() => undefined);
  }

  forRequest(scope: RequestScope): FilmDatabase {
    return new TmdbFilmDatabase({
      source: this.source,
      client: this.#client,
      cache: this.#cache,
      scope,
      onTitles: this.#onTitles,
    });
  }

  // One line an endpoint: its kind of data, its record, its path and parameters.

  movie = (id: number) =>
    this.#find("details", MovieDetailsRecord, `movie/${id}`, WITH_ALL, hasId(id));
  tvShow = (id: number) => this.#find("details", TvDetailsRecord, `tv/${id}`, WITH_ALL, hasId(id));
  seasonWatchProviders = (id: number, season: number) =>
    this.#find("details", WatchProvidersRecord, `tv/${id}/season/${season}/watch/providers`);
  similar = <Type extends MediaType>(type: Type, id: number, page = 1) =>
    this.#find("list", pageRecord(type), `${type}/${id}/similar`, { page });
  findByImdbId = (id: string) =>
    this.#ask("find", FoundRecord, `find/${id}`, { external_source: "imdb_id" });
  findByWikidataId = (id: string) =>
    this.#ask("find", FoundRecord, `find/${id}`, { external_source: "wikidata_id" });
  findByTvdbId = (id: string) =>
    this.#ask("find", FoundRecord, `find/${id}`, { external_source: "tvdb_id" });

  trending = <Type extends MediaType>(type: Type, window: "day" | "week", page = 1) =>
    this.#ask("trending", pageRecord(type), `trending/${type}/${window}`, { page });
  popular = <Type extends MediaType>(type: Type, region?: string, page = 1) =>
    this.#ask("list", pageRecord(type), `${type}/popular`, inRegion(type, region, page));
  topRated = <Type extends MediaType>(type: Type, region?: string, page = 1) =>
    this.#ask("list", pageRecord(type), `${type}/top_rated`, inRegion(type, region, page));
  nowPlaying = (region?: string, page = 1) =>
    this.#ask("list", MoviePageRecord, "movie/now_playing", { region, page });
  upcoming = (region?: string, page = 1) =>
    this.#ask("list", MoviePageRecord, "movie/upcoming", { region, page });
  discover = <Type extends MediaType>(type: Type, parameters: DiscoverParameters) =>
    this.#ask(
      "list",
      pageRecord(type, parameters.includeAdult),
      `discover/${type}`,
      discoverParameters(type, parameters),
    );

  searchAll = (parameters: SearchParameters) =>
    this.#ask("search", SearchPageRecord, "search/multi", searchParameters("multi", parameters));
  search = <Type extends MediaType>(type: Type, parameters: SearchParameters) =>
    this.#ask("search", pageRecord(type), `search/${type}`, searchParameters(type, parameters));

  genres = (type: MediaType) => this.#ask("genres", GenreListRecord, `genre/${type}/list`);
  regions = () => this.#ask("reference", RegionListRecord, "watch/providers/regions");
  languages = () => this.#ask("reference", LanguageListRecord, "configuration/languages");
  providers = (type: MediaType, region: string) =>
    this.#ask("reference", ProviderListRecord, `watch/providers/${type}`, { watch_region: region });

  async #find<Record>(
    kind: DataKind,
    record: z.ZodType<Record>,
    path: string,
    parameters: Parameters = {},
    isRequested: (value: Record) => boolean = () => true,
  ): Promise<Answer<Record | null>> {
    const answer = await this.#cache.read(
      cacheKey(record, path, parameters),
      kind,
      async (signal, caller) => {
        const value = await this.#client.get(path, parameters, record, signal, caller);
        if (value === null || isRequested(value)) return value;
        throw filmDatabaseUnavailable(new Error(`${path} answered with another title`));
      },
      this.#scope,
    );
    if (this.#scope?.priority !== "background") this.#onTitles(titlesIn(path, answer.value));
    return answer;
  }

  async #ask<Record>(
    kind: DataKind,
    record: z.ZodType<Record>,
    path: string,
    parameters: Parameters = {},
  ): Promise<Answer<Record>> {
    const answer = await this.#find(kind, record, path, parameters);
    return mapAnswer(answer, (value) => {
      // A list that does not exist is not an empty list: the address of the film database is wrong.
      if (value === null) throw filmDatabaseUnavailable(new Error(`${path} is not there`));
      return value;
    });
  }
}

/** Whether a title is the one that was requested: another one's facts must never stand under its address. */
function hasId(id: number): (title: { readonly id: number }) => boolean {
  return (title) => title.id === id;
}

/** Names the request and the schema of its record, whatever the order of its parameters. */
function cacheKey(record: z.ZodType, path: string, parameters: Parameters): string {
  const query = Object.entries(parameters)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value).toWellFormed())}`)
    .sort();
  return `${shapeVersion(record)}:${path}?${query.join("&")}`;
}

// The conditional type is beyond what TypeScript narrows by a comparison.
function pageRecord<Type extends MediaType>(
  type: Type,
  withAdult = false,
): z.ZodType<PageOf<Type>> {
  const records = withAdult
    ? { movie: AdultMoviePageRecord, tv: AdultTvPageRecord }
    : { movie: MoviePageRecord, tv: TvPageRecord };
  const record: z.ZodType<MoviePageRecord | TvPageRecord> = records[type];
  return record as z.ZodType<PageOf<Type>>;
}

/** The film database ignores a region for lists of shows. */
function inRegion(type: MediaType, region: string | undefined, page: number): Parameters {
  return { region: type === "movie" ? region : undefined, page };
}

/** Searches exclude adult titles; only those for movies take a region. */
function searchParameters(scope: MediaType | "multi", parameters: SearchParameters): Parameters {
  const { query, region, page = 1 } = parameters;
  return { query, page, include_adult: false, region: scope === "movie" ? region : undefined };
}
