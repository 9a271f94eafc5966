import type DataLoader from "dataloader";
import type { CachedResult } from "../../film-database/cache/film-database-cache.ts";
import type { FilmDatabase } from "../../film-database/film-database.ts";
import type {
  DiscoverSort,
  ListName,
  DiscoverFilter,
} from "../../film-database/request-parameters.ts";
import {
  type TitlePageRecord,
  titleKeyText,
  type TitleKey,
  type TitleType,
} from "../../film-database/records/title.ts";
import type { WatchProvidersRecord } from "../../film-database/records/watch-providers.ts";
import { AppError, ifAvailable } from "../../errors.ts";
import { createLoader } from "../../request-scope.ts";
import { numbersIn } from "../availability/providers.ts";
import { BOUNDS, type ExternalCatalog, checkExternalId, checkNumber, PAGE_SIZE } from "./bounds.ts";
import { checkDiscoverFilter } from "./discover.ts";
import {
  type CollectionReference,
  type DetailsOf,
  hasDetails,
  type TitleDetails,
  toMovieDetails,
  toTvShowDetails,
} from "./details.ts";
import {
  toTitle,
  toPageNumbers,
  toTitlePage,
  isMovie,
  type MovieTitle,
  type Title,
  type TitlePage,
} from "./title.ts";
import { IN_ENGLISH, type RequestLanguage } from "./request-language.ts";

/** The period that trending counts. */
export type TrendingWindow = "day" | "week";

interface Collection extends CollectionReference {
  readonly parts: readonly MovieTitle[];
}

/**
 * The titles for one request, each looked up once. Methods throw InvalidFieldError before anything is looked up, and
 * FILM_DATABASE_UNAVAILABLE or OVERLOADED when there is no data, not even stale.
 */
export class Titles {
  readonly #filmDatabase: FilmDatabase;
  readonly #details: DataLoader<TitleKey, TitleDetails | null, string>;
  readonly #language: RequestLanguage;

  constructor(filmDatabase: FilmDatabase, language: RequestLanguage = IN_ENGLISH) {
    this.#filmDatabase = filmDatabase;
    this.#language = language;
    this.#details = createLoader(
      async ({ type, id }) =>
        type === "movie"
          ? toMovieDetails(await filmDatabase.movie(id), language)
          : toTvShowDetails(await filmDatabase.tvShow(id), language),
      titleKeyText,
    );
  }

  /** A title with its details, from one call; null where there is none. `field` is what an error calls the number. */
  async details<Type extends TitleType>(
    type: Type,
    id: number,
    field = "id",
  ): Promise<DetailsOf<Type> | null> {
    return this.#load(type, checkNumber(id, BOUNDS.id, field));
  }

  /** The details of a title out of a list. Throws NOT_FOUND where the film database has it no more. */
  async detailsOf<Type extends TitleType>(
    title: Title & { readonly type: Type },
  ): Promise<DetailsOf<Type>> {
    const details = await this.#load(title.type, title.id, title);
    if (details === null) {
      throw new AppError("NOT_FOUND", "The film database has no such title any more.");
    }
    return details;
  }

  /** A series with its movies by release; null where the film database has no such series. */
  async collection(id: number): Promise<Collection | null> {
    const { value, ...freshness } = await this.#filmDatabase.collection(id);
    if (value === null) return null;
    const parts = value.parts
      .map((part) => toTitle(part, freshness, this.#language))
      .filter(isMovie)
      .toSorted((a, b) => (a.date ?? "9999").localeCompare(b.date ?? "9999"));
    return { id: value.id, name: value.name, parts };
  }

  /** A series' name in the language of the request: a movie brings its English one along. */
  async collectionName({ id, name }: CollectionReference): Promise<string> {
    if (this.#language.isDefault) return name;
    return (await ifAvailable(this.collection(id), null))?.name ?? name;
  }

  /** The offers of a season by country; null where the film database has no such season. */
  seasonOffers(
    tvShowId: number,
    number: number,
  ): Promise<CachedResult<WatchProvidersRecord | null>> {
    return this.#filmDatabase.seasonWatchProviders(tvShowId, number);
  }

  /** A page of the titles like one; of the first twenty, the title itself brings what another language lacks. */
  async similar(type: TitleType, id: number, page: number): Promise<TitlePage | null> {
    const language = this.#language;
    const { value, ...freshness } = await this.#filmDatabase.similar(
      type,
      checkNumber(id, BOUNDS.id, "id"),
      checkPage(page),
    );
    if (value === null || language.isDefault) return value && toTitlePage({ value, ...freshness });
    const english = (await ifAvailable(this.#load(type, id), null))?.getSimilar(PAGE_SIZE);
    const results = value.results.map((record) => {
      const inEnglish = english?.find((title) => title.id === record.id);
      return language.completed(toTitle(record, freshness), inEnglish);
    });
    return { ...toPageNumbers(value), results, freshness };
  }

  /** The first titles like one, at most 20: it brings them in English; in another language they are a call of their own. */
  async similarTo(title: Title & { readonly type: TitleType }, first: number) {
    if (this.#language.isDefault) return (await this.detailsOf(title)).getSimilar(first);
    return (await this.similar(title.type, title.id, 1))?.results.slice(0, first) ?? [];
  }

  /** What people watch and look up. */
  async trending(type: TitleType, window: TrendingWindow, page: number): Promise<TitlePage> {
    return this.#page(this.#filmDatabase.trending(type, window, checkPage(page)));
  }

  /** One of the film database's own lists; a region counts for movies alone. */
  async list(
    name: ListName,
    type: TitleType,
    region: string | null,
    page: number,
  ): Promise<TitlePage> {
    return this.#page(this.#filmDatabase.list(type, name, region ?? undefined, checkPage(page)));
  }

  async discover(
    type: TitleType,
    filter: DiscoverFilter,
    sort: DiscoverSort,
    page: number,
  ): Promise<TitlePage> {
    checkDiscoverFilter(filter);
    checkPage(page);
    const country = filter.watchRegion ?? filter.region;
    const [providers, allProviders, withoutProviders] = await Promise.all(
      [filter.providers, filter.allProviders, filter.withoutProviders].map((numbers) =>
        numbersIn(this.#filmDatabase, country, numbers),
      ),
    );
    const wanted = { ...filter, providers, allProviders, withoutProviders, sort, page };
    return this.#page(this.#filmDatabase.discover(type, wanted));
  }

  async byExternalId(catalog: ExternalCatalog, id: string): Promise<Title | null> {
    checkExternalId(catalog, id);
    const { value, ...freshness } = await this.#filmDatabase.find(`${catalog}_id`, id);
    const record = value.movie_results[0] ?? value.tv_results[0];
    return record === undefined ? null : toTitle(record, freshness, this.#language);
  }

  async #page(list: Promise<CachedResult<TitlePageRecord>>): Promise<TitlePage> {
    return toTitlePage(await list, this.#language);
  }

  async #load<Type extends TitleType>(
    type: Type,
    id: number,
    title?: Title,
  ): Promise<DetailsOf<Type> | null> {
    const details = title && hasDetails(title) ? title : await this.#details.load({ type, id });
    // The type is part of the key, which TypeScript cannot follow.
    return details as DetailsOf<Type> | null;
  }
}

function checkPage(page: number): number {
  return checkNumber(page, BOUNDS.page, "page");
}
