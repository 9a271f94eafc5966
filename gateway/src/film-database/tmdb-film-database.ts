import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import { filmDatabaseUnavailable } from "../errors.ts";
import { detachedScope, type RequestScope } from "../request-scope.ts";
import type { CachedResult } from "./cache/cached-result.ts";
import type { FilmDatabaseCache } from "./cache/film-database-cache.ts";
import type { DataKind } from "./cache/lifetimes.ts";
import type { RecordSchema } from "./cache/record-schema.ts";
import type { FilmDatabaseClient } from "./client/client.ts";
import type { Parameters } from "./client/fetch-json.ts";
import { cacheKey } from "./cache/cache-key.ts";
import { findLanguage } from "../lib/languages.ts";
import { discoverParameters } from "./discover-parameters.ts";
import { searchParameters } from "./search-parameters.ts";
import { pageRecord, records } from "./endpoint-records.ts";
import type { FilmDatabase, FilmDatabaseSource } from "./film-database.ts";
import type {
  DiscoverParameters,
  ExternalSource,
  MediaType,
  SearchParameters,
} from "./request-parameters.ts";
import type { TitleKey } from "./title-key.ts";
import { titlesIn } from "./titles-in.ts";

/** A whole title page in one call. */
const SHARED_PARTS = "watch/providers,external_ids,similar,videos,translations";
const MOVIE_PARTS = { append_to_response: `credits,${SHARED_PARTS},release_dates` };
const SHOW_PARTS = { append_to_response: `aggregate_credits,${SHARED_PARTS},content_ratings` };

/** A whole page of a person in one call. */
const WITH_CREDITS = { append_to_response: "combined_credits,external_ids" };
const WITH_BIOGRAPHIES = { append_to_response: "combined_credits,external_ids,translations" };

/** What reading the film database does beside. */
export interface FilmDatabaseEffects {
  /** Charges a client, such as its address, for a call: what it wants is not cached. */
  readonly charge?: (client: string) => void;
  /** Called with the titles that visitors request and see in lists. */
  readonly onTitles?: (titles: readonly TitleKey[]) => void;
  /** Called with each record that the film database returned, and its language; never with one out of the cache. */
  readonly onRecord?: (record: unknown, language: LanguageCode) => void;
}

/** TMDB v3, or anything that speaks as it does, such as the sample film database. */
export class TmdbFilmDatabase implements FilmDatabase {
  readonly source: FilmDatabaseSource;
  readonly #client: FilmDatabaseClient;
  readonly #cache: FilmDatabaseCache;
  readonly #scope: RequestScope | undefined;
  readonly #effects: FilmDatabaseEffects;

  constructor(parts: {
    source: FilmDatabaseSource;
    client: FilmDatabaseClient;
    cache: FilmDatabaseCache;
    scope?: RequestScope;
    effects?: FilmDatabaseEffects;
  }) {
    this.source = parts.source;
    this.#client = parts.client;
    this.#cache = parts.cache;
    this.#scope = parts.scope;
    this.#effects = parts.effects ?? {};
  }

  forRequest(scope: RequestScope): FilmDatabase {
    return new TmdbFilmDatabase({
      source: this.source,
      client: this.#client,
      cache: this.#cache,
      scope,
      effects: this.#effects,
    });
  }

  inLanguage(language: LanguageCode): FilmDatabase {
    return this.forRequest({ ...(this.#scope ?? detachedScope()), language });
  }

  // An endpoint each: its kind of data, its record, its path and parameters. Titles and providers are the same in all
  // languages: a title brings its translations along.

  movie(id: number) {
    const { movie } = records;
    return this.#find("details", movie, `movie/${id}`, MOVIE_PARTS, hasId(id));
  }
  tvShow(id: number) {
    const { tvShow } = records;
    return this.#find("details", tvShow, `tv/${id}`, SHOW_PARTS, hasId(id));
  }
  collection(id: number) {
    const sent = this.#translated({});
    return this.#find("details", records.collection, `collection/${id}`, sent, hasId(id));
  }
  seasonWatchProviders(id: number, season: number) {
    const path = `tv/${id}/season/${season}/watch/providers`;
    return this.#find("details", records.watchProviders, path);
  }
  similar<Type extends MediaType>(type: Type, id: number, page = 1) {
    // The first page is a part of a title's page, which has it in English out of the title's own call.
    const isPart = page === 1 && this.#language !== DEFAULT_LANGUAGE;
    const kind = isPart ? "details" : "list";
    const sent = this.#translated({ page });
    return this.#find(kind, pageRecord(type), `${type}/${id}/similar`, sent);
  }
  find(source: ExternalSource, id: string) {
    const sent = this.#translated({ external_source: source });
    return this.#get("find", records.found, `find/${id}`, sent);
  }

  trending<Type extends MediaType>(type: Type, window: "day" | "week", page = 1) {
    return this.#get(
      "trending",
      pageRecord(type),
      `trending/${type}/${window}`,
      this.#translated({ page }),
    );
  }
  popular<Type extends MediaType>(type: Type, region?: string, page = 1) {
    const sent = this.#translated(inRegion(type, region, page));
    return this.#get("list", pageRecord(type), `${type}/popular`, sent);
  }
  topRated<Type extends MediaType>(type: Type, region?: string, page = 1) {
    const sent = this.#translated(inRegion(type, region, page));
    return this.#get("list", pageRecord(type), `${type}/top_rated`, sent);
  }
  nowPlaying(region?: string, page = 1) {
    return this.#get(
      "list",
      records.moviePage,
      "movie/now_playing",
      this.#translated({ region, page }),
    );
  }
  upcoming(region?: string, page = 1) {
    return this.#get(
      "list",
      records.moviePage,
      "movie/upcoming",
      this.#translated({ region, page }),
    );
  }
  onTheAir(page = 1) {
    return this.#get("list", records.tvPage, "tv/on_the_air", this.#translated({ page }));
  }
  discover<Type extends MediaType>(type: Type, parameters: DiscoverParameters) {
    const record = pageRecord(type, parameters.includeAdult);
    const sent = this.#translated(discoverParameters(type, parameters));
    return this.#get("list", record, `discover/${type}`, sent);
  }

  searchAll(parameters: SearchParameters) {
    const sent = this.#translated(searchParameters("multi", parameters));
    return this.#get("search", records.searchPage, "search/multi", sent);
  }
  search<Type extends MediaType>(type: Type, parameters: SearchParameters) {
    const sent = this.#translated(searchParameters(type, parameters));
    return this.#get("search", pageRecord(type), `search/${type}`, sent);
  }

  person(id: number) {
    const parts = this.#language === DEFAULT_LANGUAGE ? WITH_CREDITS : WITH_BIOGRAPHIES;
    const sent = this.#translated(parts);
    return this.#find("details", records.person, `person/${id}`, sent, hasId(id));
  }
  searchPeople(query: string, page = 1) {
    const sent = this.#translated(searchParameters("person", { query, page }));
    return this.#get("search", records.personPage, "search/person", sent);
  }
  trendingPeople(page = 1) {
    return this.#get(
      "trending",
      records.personPage,
      "trending/person/week",
      this.#translated({ page }),
    );
  }

  genres(type: MediaType) {
    return this.#get("genres", records.genres, `genre/${type}/list`, this.#translated({}));
  }
  regions() {
    return this.#get("reference", records.regions, "watch/providers/regions");
  }
  languages() {
    return this.#get("reference", records.languages, "configuration/languages");
  }
  providers(type: MediaType, region?: string) {
    const parameters = { watch_region: region };
    return this.#get("reference", records.providers, `watch/providers/${type}`, parameters);
  }

  searchKeywords(query: string) {
    return this.#get("search", records.keywordPage, "search/keyword", { query, page: 1 });
  }
  keyword(id: number) {
    return this.#find("reference", records.keyword, `keyword/${id}`, {}, hasId(id));
  }
  certifications() {
    return this.#get("reference", records.certifications, "certification/movie/list");
  }

  get #language(): LanguageCode {
    return this.#scope?.language ?? DEFAULT_LANGUAGE;
  }

  /** The parameters of a call whose response is in the request's language; the film database's default is English. */
  #translated(parameters: Parameters): Parameters {
    const language = this.#language;
    if (language === DEFAULT_LANGUAGE) return parameters;
    return { ...parameters, language: findLanguage(language)?.filmDatabase };
  }

  async #find<Record>(
    kind: DataKind,
    record: RecordSchema<Record>,
    path: string,
    parameters: Parameters = {},
    isRequested: (value: Record) => boolean = () => true,
  ): Promise<CachedResult<Record | null>> {
    const effects = this.#effects;
    const language = this.#language;
    const result = await this.#cache.read(
      cacheKey(record, path, parameters),
      kind,
      async (signal, caller) => {
        if (caller.client !== undefined) effects.charge?.(caller.client);
        const value = await this.#client.get(
          path,
          parameters,
          record.schema,
          signal,
          caller,
          isRequested,
        );
        if (value !== null) effects.onRecord?.(value, language);
        return value;
      },
      this.#scope,
    );
    if (this.#scope?.priority !== "background") effects.onTitles?.(titlesIn(path, result.value));
    return result;
  }

  async #get<Record>(
    kind: DataKind,
    record: RecordSchema<Record>,
    path: string,
    parameters: Parameters = {},
  ): Promise<CachedResult<Record>> {
    return required(path, await this.#find(kind, record, path, parameters));
  }
}

/** A list that was not found is not an empty list: TMDB_BASE_URL is wrong. */
function required<Value>(path: string, result: CachedResult<Value | null>): CachedResult<Value> {
  if (isFound(result)) return result;
  throw filmDatabaseUnavailable(new Error(`${path} was not found`));
}

function isFound<Value>(result: CachedResult<Value | null>): result is CachedResult<Value> {
  return result.value !== null;
}

/** Checks that a title is the requested one: data of another title is never served under its number. */
function hasId(id: number): (title: { readonly id: number }) => boolean {
  return (title) => title.id === id;
}

/** The film database ignores a region for lists of shows. */
function inRegion(type: MediaType, region: string | undefined, page: number): Parameters {
  return { region: type === "movie" ? region : undefined, page };
}
