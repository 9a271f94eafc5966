import type { CachedResult } from "../film-database/cache/cached-result.ts";
import type { FilmDatabase } from "../film-database/film-database.ts";
import type { DiscoverSort } from "../film-database/request-parameters.ts";
import type { WatchProvidersRecord } from "../film-database/records/watch-providers.ts";
import { AppError } from "../errors.ts";
import { andThen, type MaybePromise } from "../maybe-promise.ts";
import {
  BOUNDS,
  type ExternalCatalogue,
  checkExternalId,
  checkNumber,
  checkQuery,
  InvalidFieldError,
} from "./bounds.ts";
import { eachOnce } from "./each-once.ts";
import { checkDiscoverFilter, type DiscoverFilter } from "./discover.ts";
import { type DetailsOf, hasDetails, movieOf, type TitleDetails, tvShowOf } from "./details.ts";
import { pageOf, searchPageOf, titleOf } from "./from-records.ts";
import type { Title, TitlePage, TitleType } from "./title.ts";

/** A query shorter than this has no suggestions. */
const MIN_SUGGEST_CHARACTERS = 2;
const SUGGESTIONS = 8;

/** The period that trending counts. */
export type TrendingWindow = "day" | "week";

/** What a search looks among: movies and shows, or one of the two. */
export type SearchScope = "all" | TitleType;

/** Identifies a title. */
interface TitleKey {
  readonly type: TitleType;
  readonly id: number;
}

/** Identifies a season of a show. */
interface SeasonKey {
  readonly tvShowId: number;
  readonly number: number;
}

/**
 * The titles of the film database for one request. Each title is looked up once, however many
 * fields need it.
 *
 * Every method throws InvalidFieldError before anything is looked up when an argument is out of
 * bounds, and AppError FILM_DATABASE_UNAVAILABLE or OVERLOADED when there is no data, not even
 * stale data.
 */
export class Titles {
  readonly #filmDatabase: FilmDatabase;
  readonly #details: (key: TitleKey) => MaybePromise<TitleDetails | null>;
  readonly #seasonOffers: (
    key: SeasonKey,
  ) => MaybePromise<CachedResult<WatchProvidersRecord | null>>;

  /** @param filmDatabase bound to the request */
  constructor(filmDatabase: FilmDatabase) {
    this.#filmDatabase = filmDatabase;
    this.#details = eachOnce(
      ({ type, id }: TitleKey): MaybePromise<TitleDetails | null> =>
        type === "movie"
          ? andThen(filmDatabase.movie(id), movieOf)
          : andThen(filmDatabase.tvShow(id), tvShowOf),
      // Movies and shows are numbered apart; a number is looked up faster than a text.
      ({ type, id }) => (type === "movie" ? id : -id),
    );
    this.#seasonOffers = eachOnce(
      ({ tvShowId, number }: SeasonKey) => filmDatabase.seasonWatchProviders(tvShowId, number),
      ({ tvShowId, number }) => `${tvShowId}/${number}`,
    );
  }

  /**
   * A title with its details, from one call; null where the film database has none.
   *
   * @param field the name that an error gives the number
   */
  details<Type extends TitleType>(
    type: Type,
    id: number,
    field = "id",
  ): MaybePromise<DetailsOf<Type> | null> {
    return this.#load(type, checkNumber(id, BOUNDS.id, field));
  }

  /**
   * The details of a title out of a list.
   *
   * @throws AppError NOT_FOUND where a list names a title that the film database has no more
   */
  detailsOf<Type extends TitleType>(
    title: Title & { readonly type: Type },
  ): MaybePromise<DetailsOf<Type>> {
    return andThen(this.#load(title.type, title.id, title), (details) => {
      if (details === null) {
        throw new AppError("NOT_FOUND", "The film database has no such title any more.");
      }
      return details;
    });
  }

  /** The offers of a season by country; null where the film database has no such season. */
  seasonOffers(
    tvShowId: number,
    number: number,
  ): MaybePromise<CachedResult<WatchProvidersRecord | null>> {
    return this.#seasonOffers({ tvShowId, number });
  }

  /** A page of titles that resemble one; null where the film database has no such title. */
  async similar(type: TitleType, id: number, page: number): Promise<TitlePage | null> {
    const { value, ...freshness } = await this.#filmDatabase.similar(
      type,
      checkNumber(id, BOUNDS.id, "id"),
      checkPage(page),
    );
    return value && pageOf({ value, ...freshness });
  }

  /** What people watch and look up. */
  trending(type: TitleType, window: TrendingWindow, page: number): MaybePromise<TitlePage> {
    return andThen(this.#filmDatabase.trending(type, window, checkPage(page)), pageOf);
  }

  /** The most popular titles; a region counts for movies alone. */
  popular(type: TitleType, region: string | null, page: number): MaybePromise<TitlePage> {
    return andThen(this.#filmDatabase.popular(type, region ?? undefined, checkPage(page)), pageOf);
  }

  /** The titles with the best votes; a region counts for movies alone. */
  topRated(type: TitleType, region: string | null, page: number): MaybePromise<TitlePage> {
    return andThen(this.#filmDatabase.topRated(type, region ?? undefined, checkPage(page)), pageOf);
  }

  /** The movies in cinemas now. */
  nowPlaying(region: string | null, page: number): MaybePromise<TitlePage> {
    return andThen(this.#filmDatabase.nowPlaying(region ?? undefined, checkPage(page)), pageOf);
  }

  /** The movies that come to cinemas soon. */
  upcoming(region: string | null, page: number): MaybePromise<TitlePage> {
    return andThen(this.#filmDatabase.upcoming(region ?? undefined, checkPage(page)), pageOf);
  }

  /** Titles by genre, year, votes, runtime, language, and the providers that have them. */
  discover(
    type: TitleType,
    filter: DiscoverFilter,
    sort: DiscoverSort,
    page: number,
  ): MaybePromise<TitlePage> {
    checkDiscoverFilter(filter);
    checkPage(page);
    return andThen(this.#filmDatabase.discover(type, { ...filter, sort, page }), pageOf);
  }

  /**
   * Titles by name. A search among all drops persons.
   *
   * @param region the country whose release names and dates count, for movies alone
   */
  search(
    scope: SearchScope,
    query: string,
    region: string | null,
    page: number,
  ): MaybePromise<TitlePage> {
    const trimmed = checkQuery(query);
    if (trimmed === "") throw new InvalidFieldError("query", "it is empty.");
    const parameters = { query: trimmed, region: region ?? undefined, page: checkPage(page) };
    return scope === "all"
      ? andThen(this.#filmDatabase.searchAll(parameters), searchPageOf)
      : andThen(this.#filmDatabase.search(scope, parameters), pageOf);
  }

  /** The first titles that match what was typed so far; empty below two characters. */
  autocomplete(query: string): MaybePromise<readonly Title[]> {
    const trimmed = checkQuery(query);
    if ([...trimmed].length < MIN_SUGGEST_CHARACTERS) return [];
    return andThen(this.#filmDatabase.searchAll({ query: trimmed }), (found) =>
      pageOf(found).results.slice(0, SUGGESTIONS),
    );
  }

  /** The title with an identifier of another catalogue, such as IMDb's `tt0903747`; null where there is none. */
  async byExternalId(catalogue: ExternalCatalogue, id: string): Promise<Title | null> {
    checkExternalId(catalogue, id);
    const { value, ...freshness } = await this.#filmDatabase.find(`${catalogue}_id`, id);
    const record = value.movie_results[0] ?? value.tv_results[0];
    return record === undefined ? null : titleOf(record, freshness);
  }

  #load<Type extends TitleType>(
    type: Type,
    id: number,
    title?: Title,
  ): MaybePromise<DetailsOf<Type> | null> {
    const details = title && hasDetails(title) ? title : this.#details({ type, id });
    // The type is part of the key, which TypeScript cannot follow.
    return details as MaybePromise<DetailsOf<Type> | null>;
  }
}

function checkPage(page: number): number {
  return checkNumber(page, BOUNDS.page, "page");
}
