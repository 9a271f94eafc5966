import { AppError } from "../errors.ts";
import type { DiscoverSort } from "../film-database/questions.ts";
import { languageOfCountry } from "../titles/countries.ts";
import type { DiscoverFilter } from "../titles/discover.ts";
import type { Genre, ReferenceLists } from "../titles/reference-lists.ts";
import {
  isMovie,
  type MovieTitle,
  type Title,
  type TitlePage,
  type TitleType,
} from "../titles/title.ts";
import type { Titles } from "../titles/titles.ts";
import { homeDates } from "./reference-date.ts";

const FEATURED = 5;
const ROW = 10;
const GENRE_TILES = 6;

/** The filters of the discover list that continues a row. */
export interface RowDiscover {
  readonly sort: DiscoverSort;
  readonly region: string | null;
  readonly originalLanguage: string | null;
  readonly releasedFrom: string | null;
  readonly releasedTo: string | null;
}

/** A row of the home page. */
export interface HomeRow {
  readonly kind:
    | "LOCAL_MOVIES"
    | "LOCAL_TV_SHOWS"
    | "POPULAR_MOVIES"
    | "TRENDING_TV_SHOWS"
    | "JUST_RELEASED"
    | "UPCOMING_MOVIES";
  readonly type: TitleType;
  /** Up to ten titles; null when the film database has no answer. */
  readonly titles: () => Promise<readonly Title[] | null>;
  readonly discover: RowDiscover;
}

/** A genre with the artwork of a movie of the genre. */
export interface GenreTile {
  readonly genre: Genre;
  readonly backdropPath: string | null;
}

/** The home page of one request, for a country or for the world. Each list is looked up once. */
export class Home {
  /** ISO 3166-1; null for the world. */
  readonly country: string | null;
  readonly #titles: Titles;
  readonly #reference: ReferenceLists;
  readonly #language: string;
  readonly #dates;

  /** @param referenceDate a calendar date, or `today` */
  constructor(
    domain: { readonly titles: Titles; readonly reference: ReferenceLists },
    country: string | null,
    referenceDate: string,
  ) {
    this.#titles = domain.titles;
    this.#reference = domain.reference;
    this.country = country;
    this.#language = country === null ? "en" : languageOfCountry(country);
    this.#dates = homeDates(referenceDate);
  }

  readonly #trendingMovies = once(() => this.#titles.trending("movie", "day", 1));
  readonly #trendingShows = once(() => this.#titles.trending("tv", "day", 1));
  readonly #popularMovies = once(() => this.#titles.popular("movie", this.country, 1));
  readonly #localMovies = once(() =>
    this.#discover("movie", {
      ...this.#inLanguage,
      releasedFrom: this.#dates.localMoviesFrom,
    }),
  );
  readonly #localShows = once(() =>
    this.#discover("tv", { ...this.#inLanguage, originCountry: this.country }),
  );
  readonly #justReleased = once(() =>
    this.#discover("movie", {
      releasedFrom: this.#dates.justReleasedFrom,
      releasedTo: this.#dates.referenceDate,
    }),
  );
  readonly #upcoming = once(() =>
    this.#discover("movie", {
      releasedFrom: this.#dates.referenceDate,
      releasedTo: this.#dates.upcomingTo,
    }),
  );

  /**
   * Five trending movies, those in the country's language first; null when the film database has no
   * answer.
   */
  featured(): Promise<readonly MovieTitle[] | null> {
    return orNull(
      this.#trendingMovies().then((list) => this.#first(list, FEATURED, true).filter(isMovie)),
    );
  }

  /**
   * The rows in their order. The country's own rows are absent where its language is English or nothing was
   * found.
   */
  async rows(): Promise<readonly HomeRow[]> {
    const { referenceDate, justReleasedFrom, upcomingTo } = this.#dates;
    return [
      ...(await this.#localRows()),
      this.#row("POPULAR_MOVIES", "movie", async () =>
        this.#first(await this.#popularMovies(), ROW),
      ),
      this.#row("TRENDING_TV_SHOWS", "tv", async () =>
        this.#first(await this.#trendingShows(), ROW, true),
      ),
      this.#row(
        "JUST_RELEASED",
        "movie",
        async () => byDate(this.#first(await this.#justReleased(), ROW), -1),
        {
          sort: "release_date.desc",
          releasedFrom: justReleasedFrom,
          releasedTo: referenceDate,
        },
      ),
      this.#row(
        "UPCOMING_MOVIES",
        "movie",
        async () => byDate(this.#first(await this.#upcoming(), ROW), 1),
        {
          sort: "release_date.asc",
          releasedFrom: referenceDate,
          releasedTo: upcomingTo,
        },
      ),
    ];
  }

  /**
   * The first six movie genres, each with the artwork of a movie that the page contains anyway, no two
   * with the same one; null when the film database has no answer.
   */
  async genreTiles(): Promise<readonly GenreTile[] | null> {
    const found = await orNull(
      Promise.all([this.#reference.genres("movie"), this.#moviesWithBackdrop()]),
    );
    if (found === null) return null;
    const [genres, movies] = found;
    const taken = new Set<number>();
    return [...genres.values()].slice(0, GENRE_TILES).map((genre) => {
      const movie = movies.find(
        ({ id, genreIds }) => genreIds.includes(genre.id) && !taken.has(id),
      );
      if (movie) taken.add(movie.id);
      return { genre, backdropPath: movie?.backdropPath ?? null };
    });
  }

  async #moviesWithBackdrop(): Promise<readonly Title[]> {
    const lists = await Promise.all(
      [this.#popularMovies(), this.#trendingMovies(), this.#justReleased(), this.#upcoming()].map(
        orNull,
      ),
    );
    return lists
      .flatMap((list) => list?.results ?? [])
      .filter(({ backdropPath }) => backdropPath !== null);
  }

  async #localRows(): Promise<readonly HomeRow[]> {
    if (this.#language === "en") return [];
    const originalLanguage = this.#language;
    const releasedFrom = this.#dates.localMoviesFrom;
    const rows = [
      {
        list: this.#localMovies,
        row: this.#row(
          "LOCAL_MOVIES",
          "movie",
          async () => this.#first(await this.#localMovies(), ROW),
          { originalLanguage, releasedFrom },
        ),
      },
      {
        list: this.#localShows,
        row: this.#row(
          "LOCAL_TV_SHOWS",
          "tv",
          async () => this.#first(await this.#localShows(), ROW),
          { originalLanguage },
        ),
      },
    ];
    const lists = await Promise.all(rows.map(({ list }) => orNull(list())));
    return rows.filter((_, index) => lists[index]?.results.length !== 0).map(({ row }) => row);
  }

  get #inLanguage(): DiscoverFilter {
    return { originalLanguage: this.#language, includeAdult: false };
  }

  #discover(type: TitleType, filter: DiscoverFilter): Promise<TitlePage> {
    return this.#titles.discover(type, { region: this.country, ...filter }, "popularity.desc", 1);
  }

  /** The first titles of a list, those of the country before the others where it shall. */
  #first({ results }: TitlePage, count: number, localFirst = false): readonly Title[] {
    if (!localFirst || this.#language === "en") return results.slice(0, count);
    const isLocal = ({ originalLanguage, originCountries }: Title) =>
      originalLanguage === this.#language ||
      (this.country !== null && originCountries.includes(this.country));
    const others = results.filter((title) => !isLocal(title));
    return [...results.filter(isLocal), ...others].slice(0, count);
  }

  #row(
    kind: HomeRow["kind"],
    type: TitleType,
    titles: () => Promise<readonly Title[]>,
    discover: Partial<RowDiscover> = {},
  ): HomeRow {
    return {
      kind,
      type,
      titles: () => orNull(titles()),
      discover: {
        sort: "popularity.desc",
        region: this.country,
        originalLanguage: null,
        releasedFrom: null,
        releasedTo: null,
        ...discover,
      },
    };
  }
}

/** The most popular of a period, in the order of their release. */
function byDate(movies: readonly Title[], direction: 1 | -1): readonly Title[] {
  return movies.toSorted((a, b) => direction * (a.date ?? "").localeCompare(b.date ?? ""));
}

/** Null where the film database has no answer; any other error stays one. */
async function orNull<Value>(pending: Promise<Value>): Promise<Value | null> {
  try {
    return await pending;
  } catch (error) {
    if (error instanceof AppError && error.status === 503) return null;
    throw error;
  }
}

function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let pending: Promise<Value> | undefined;
  return () => (pending ??= load());
}
