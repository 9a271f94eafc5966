import { hash } from "node:crypto";
import { z } from "zod";
import { getLanguage } from "@flickmap/schema/language-paths.ts";
import { DEFAULT_LANGUAGE, type LanguageCode } from "@flickmap/schema/languages.ts";
import { AppError, filmDatabaseUnavailable } from "../errors.ts";
import { detachedScope, type RequestScope } from "../request-scope.ts";
import type { CachedResult, DataKind, FilmDatabaseCache } from "./cache/film-database-cache.ts";
import type { FilmDatabaseClient } from "./client/client.ts";
import type { Parameters } from "./client/fetch-json.ts";
import {
  discoverParameters,
  type DiscoverParameters,
  type ExternalSource,
  type ListName,
  type SearchParameters,
} from "./request-parameters.ts";
import { CollectionRecord, MovieDetailsRecord, TvDetailsRecord } from "./records/details.ts";
import { PersonDetailsRecord } from "./records/person.ts";
import {
  CertificationListRecord,
  GenreListRecord,
  KeywordPageRecord,
  KeywordRecord,
  LanguageListRecord,
  RegionListRecord,
} from "./records/reference.ts";
import {
  FoundRecord,
  pageRecord,
  PersonPageRecord,
  SearchPageRecord,
  type TitleType,
  type TitleKey,
  titlesIn,
} from "./records/title.ts";
import { ProviderListRecord, WatchProvidersRecord } from "./records/watch-providers.ts";

export type FilmDatabaseSource = "TMDB" | "SAMPLE";

/** A whole title page in one call. */
const SHARED_PARTS = "watch/providers,external_ids,similar,videos,translations";
const MOVIE_PARTS = { append_to_response: `credits,${SHARED_PARTS},release_dates` };
const SHOW_PARTS = { append_to_response: `aggregate_credits,${SHARED_PARTS},content_ratings` };

/** A whole page of a person in one call. */
const WITH_CREDITS = { append_to_response: "combined_credits,external_ids" };
const WITH_BIOGRAPHIES = { append_to_response: "combined_credits,external_ids,translations" };

export interface FilmDatabaseEffects {
  readonly onTitles?: (titles: readonly TitleKey[]) => void;
  /** Called with each record that the film database returned, and its language; never with one out of the cache. */
  readonly onRecord?: (record: unknown, language: LanguageCode) => void;
}

interface Parts {
  readonly source: FilmDatabaseSource;
  readonly client: FilmDatabaseClient;
  readonly cache: FilmDatabaseCache;
  readonly scope?: RequestScope;
  readonly effects?: FilmDatabaseEffects;
}

/**
 * The film database, through the shared cache: TMDB v3, or anything that speaks as it does, such as the sample. Records are
 * in its own words (snake_case) and are shared: never change one. Null means that it knows no such thing. Every call throws
 * AppError FILM_DATABASE_UNAVAILABLE or OVERLOADED when there is no record, not even a stale one.
 */
export class FilmDatabase {
  readonly source: FilmDatabaseSource;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.source = parts.source;
    this.#parts = parts;
  }

  /** The same film database for one request: its priority orders its calls, and its freshness notes what each read returned. */
  forRequest(scope: RequestScope): FilmDatabase {
    return new FilmDatabase({ ...this.#parts, scope });
  }

  inLanguage(language: LanguageCode): FilmDatabase {
    return this.forRequest({ ...(this.#parts.scope ?? detachedScope()), language });
  }

  // An endpoint each: its kind of data, its record, its path and parameters. Titles and providers are the same in all
  // languages: a title brings its translations along.

  movie(id: number) {
    return this.#find("details", MovieDetailsRecord, `movie/${id}`, MOVIE_PARTS, hasId(id));
  }
  tvShow(id: number) {
    return this.#find("details", TvDetailsRecord, `tv/${id}`, SHOW_PARTS, hasId(id));
  }
  /** A series of movies. */
  collection(id: number) {
    const sent = this.#translated({});
    return this.#find("details", CollectionRecord, `collection/${id}`, sent, hasId(id));
  }
  seasonWatchProviders(tvShowId: number, season: number) {
    const path = `tv/${tvShowId}/season/${season}/watch/providers`;
    return this.#find("details", WatchProvidersRecord, path);
  }
  similar(type: TitleType, id: number, page = 1) {
    // The first page is a part of a title's page, which has it in English out of the title's own call.
    const isPart = page === 1 && this.#language !== DEFAULT_LANGUAGE;
    const sent = this.#translated({ page });
    return this.#find(isPart ? "details" : "list", pageRecord(type), `${type}/${id}/similar`, sent);
  }
  /** The titles with an identifier of another catalog. */
  find(source: ExternalSource, id: string) {
    const sent = this.#translated({ external_source: source });
    return this.#get("find", FoundRecord, `find/${id}`, sent);
  }

  trending(type: TitleType, window: "day" | "week", page = 1) {
    const sent = this.#translated({ page });
    return this.#get("trending", pageRecord(type), `trending/${type}/${window}`, sent);
  }
  /** The film database ignores a region for lists of shows. */
  list(type: TitleType, name: ListName, region?: string, page = 1) {
    const sent = this.#translated({ page, ...(type === "movie" && { region }) });
    return this.#get("list", pageRecord(type), `${type}/${name}`, sent);
  }
  discover(type: TitleType, parameters: DiscoverParameters) {
    const record = pageRecord(type, parameters.includeAdult);
    const sent = this.#translated(discoverParameters(type, parameters));
    return this.#get("list", record, `discover/${type}`, sent);
  }

  searchAll(parameters: SearchParameters) {
    const sent = this.#searched({ ...parameters, region: undefined, year: undefined });
    return this.#get("search", SearchPageRecord, "search/multi", sent);
  }
  search(type: TitleType, parameters: SearchParameters) {
    const sent = this.#searched(parameters, type);
    return this.#get("search", pageRecord(type), `search/${type}`, sent);
  }
  searchPeople(query: string, page = 1) {
    return this.#get("search", PersonPageRecord, "search/person", this.#searched({ query, page }));
  }
  searchKeywords(query: string) {
    return this.#get("search", KeywordPageRecord, "search/keyword", { query, page: 1 });
  }

  person(id: number) {
    const parts = this.#language === DEFAULT_LANGUAGE ? WITH_CREDITS : WITH_BIOGRAPHIES;
    const sent = this.#translated(parts);
    return this.#find("details", PersonDetailsRecord, `person/${id}`, sent, hasId(id));
  }
  trendingPeople(page = 1) {
    const sent = this.#translated({ page });
    return this.#get("trending", PersonPageRecord, "trending/person/week", sent);
  }

  genres(type: TitleType) {
    return this.#get("genres", GenreListRecord, `genre/${type}/list`, this.#translated({}));
  }
  regions() {
    return this.#get("reference", RegionListRecord, "watch/providers/regions");
  }
  languages() {
    return this.#get("reference", LanguageListRecord, "configuration/languages");
  }
  providers(type: TitleType, region?: string) {
    const sent = { watch_region: region };
    return this.#get("reference", ProviderListRecord, `watch/providers/${type}`, sent);
  }
  keyword(id: number) {
    return this.#find("reference", KeywordRecord, `keyword/${id}`, {}, hasId(id));
  }
  certifications() {
    return this.#get("reference", CertificationListRecord, "certification/movie/list");
  }

  get #language(): LanguageCode {
    return this.#parts.scope?.language ?? DEFAULT_LANGUAGE;
  }

  /** The parameters of a call whose response is in the request's language; the film database's default is English. */
  #translated(parameters: Parameters): Parameters {
    const language = this.#language;
    if (language === DEFAULT_LANGUAGE) return parameters;
    return { ...parameters, language: getLanguage(language).filmDatabase };
  }

  /** Those of a search: adult titles are excluded; only searches for movies take a region. */
  #searched({ query, region, year, page = 1 }: SearchParameters, type?: TitleType): Parameters {
    return this.#translated({
      query,
      page,
      include_adult: false,
      ...(type === "movie" && { region, primary_release_year: year }),
      ...(type === "tv" && { first_air_date_year: year }),
    });
  }

  async #find<Record>(
    kind: DataKind,
    record: z.ZodType<Record>,
    path: string,
    parameters: Parameters = {},
    isRequested?: (value: Record) => boolean,
  ): Promise<CachedResult<Record | null>> {
    const { scope, cache, client, effects = {} } = this.#parts;
    const language = this.#language;
    const result = await cache.read(
      cacheKey(versionOf(record), path, parameters),
      kind,
      async (caller) => {
        spendCall(scope);
        const value = await client.get({ path, parameters, record, caller, isRequested });
        if (value !== null) effects.onRecord?.(value, language);
        return value;
      },
      scope,
    );
    if (scope?.priority !== "background") effects.onTitles?.(titlesIn(result.value));
    return result;
  }

  /** A list that was not found is not an empty list: TMDB_BASE_URL is wrong. */
  async #get<Record>(
    kind: DataKind,
    record: z.ZodType<Record>,
    path: string,
    parameters: Parameters = {},
  ): Promise<CachedResult<Record>> {
    const { value, ...result } = await this.#find(kind, record, path, parameters);
    if (value === null) throw filmDatabaseUnavailable(new Error(`${path} was not found`));
    return { ...result, value };
  }
}

/** Checks that a title is the requested one: data of another title is never served under its number. */
function hasId(id: number): (title: { readonly id: number }) => boolean {
  return (title) => title.id === id;
}

/** Raise it when a transformation of a record changes while what it accepts stays the same, or how records are stored. */
const RULES_VERSION = 6;
const versions = new WeakMap<z.ZodType, string>();

/** A hash of a record's schema, in every key of the cache, so that a release never reads what another wrote. */
function versionOf(record: z.ZodType): string {
  const known = versions.get(record);
  if (known !== undefined) return known;
  const schema = JSON.stringify(z.toJSONSchema(record, { io: "input", unrepresentable: "any" }));
  const version = hash("sha256", `${RULES_VERSION}${schema}`, "hex").slice(0, 10);
  versions.set(record, version);
  return version;
}

/** Names a request and the schema of its record, whatever the order of its parameters. */
function cacheKey(version: string, path: string, parameters: Parameters): string {
  const query = Object.keys(parameters)
    .filter((name) => parameters[name] !== undefined)
    .sort()
    .map((name) => `${name}=${encodeURIComponent(String(parameters[name]).toWellFormed())}`);
  return `${version}:${path}?${query.join("&")}`;
}

/** Counts a call for a request. Throws OPERATION_TOO_EXPENSIVE where it has made as many as it may. */
function spendCall(scope: RequestScope | undefined): void {
  if (scope?.callsLeft === undefined) return;
  if (scope.callsLeft === 0) {
    throw new AppError(
      "OPERATION_TOO_EXPENSIVE",
      "The operation needs more calls to the film database than it may make. Ask for less at a time.",
    );
  }
  scope.callsLeft -= 1;
}
