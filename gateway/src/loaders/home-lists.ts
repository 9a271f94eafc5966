import { AppError } from "../errors.ts";
import type { Answer } from "../film-database/cache/answer.ts";
import type { FilmDatabase } from "../film-database/film-database.ts";
import type { DiscoverQuestion, DiscoverSort } from "../film-database/questions.ts";
import type { MovieSummaryRecord, TvSummaryRecord } from "../film-database/records/title.ts";
import { languageOfCountry } from "./country-language.ts";
import { homeDates } from "./reference-date.ts";

const FEATURED = 5;
const ROW = 10;

/** Titles of one row, with the age of the list that they come from. */
export type RowTitles =
  | { readonly type: "movie"; readonly list: Answer<readonly MovieSummaryRecord[]> }
  | { readonly type: "tv"; readonly list: Answer<readonly TvSummaryRecord[]> };

/** The filters of the discover list that continues a row. */
export interface RowDiscover {
  readonly sort: DiscoverSort;
  readonly region: string | null;
  readonly originalLanguage: string | null;
  readonly releasedFrom: string | null;
  readonly releasedTo: string | null;
}

/** A row of the home page; titles are null when the film database could not be asked. */
export interface HomeRowPlan {
  readonly kind:
    | "LOCAL_MOVIES"
    | "LOCAL_TV_SHOWS"
    | "POPULAR_MOVIES"
    | "TRENDING_TV_SHOWS"
    | "JUST_RELEASED"
    | "UPCOMING_MOVIES";
  readonly type: "movie" | "tv";
  readonly titles: () => Promise<RowTitles | null>;
  readonly discover: RowDiscover;
}

/** The lists that one home page is made of, each asked for once (specification section 2, Home). */
export class HomeLists {
  readonly country: string | null;
  readonly #filmDatabase: FilmDatabase;
  readonly #language: string;
  readonly #dates;

  constructor(filmDatabase: FilmDatabase, country: string | null, referenceDate: string) {
    this.#filmDatabase = filmDatabase;
    this.country = country;
    this.#language = country === null ? "en" : languageOfCountry(country);
    this.#dates = homeDates(referenceDate);
  }

  readonly #trendingMovies = once(() => this.#filmDatabase.trending("movie", "day"));
  readonly #trendingShows = once(() => this.#filmDatabase.trending("tv", "day"));
  readonly #popularMovies = once(() => this.#filmDatabase.popular("movie", this.#region));
  readonly #localMovies = once(() =>
    this.#filmDatabase.discover("movie", this.#localQuestion("movie")),
  );
  readonly #localShows = once(() => this.#filmDatabase.discover("tv", this.#localQuestion("tv")));
  readonly #justReleased = once(() =>
    this.#window(this.#dates.justReleasedFrom, this.#dates.referenceDate),
  );
  readonly #upcoming = once(() => this.#window(this.#dates.referenceDate, this.#dates.upcomingTo));

  /** Five trending movies, those in the country's language first. */
  featured(): Promise<Answer<readonly MovieSummaryRecord[]> | null> {
    return orNull(this.#trendingMovies().then((answer) => take(answer, FEATURED, this.#isLocal)));
  }

  /** The rows in their order; the country's own only where it has a language of its own and titles. */
  async rows(): Promise<readonly HomeRowPlan[]> {
    const rows: HomeRowPlan[] = [];
    if (this.#language !== "en") {
      const [movies, shows] = await Promise.all([
        orNull(this.#localMovies()),
        orNull(this.#localShows()),
      ]);
      if (movies === null || movies.value.results.length > 0)
        rows.push(this.#localRow("LOCAL_MOVIES", "movie"));
      if (shows === null || shows.value.results.length > 0)
        rows.push(this.#localRow("LOCAL_TV_SHOWS", "tv"));
    }
    const { referenceDate, justReleasedFrom, upcomingTo } = this.#dates;
    rows.push(
      this.#row("POPULAR_MOVIES", "movie", async () =>
        movieRow(take(await this.#popularMovies(), ROW)),
      ),
      this.#row("TRENDING_TV_SHOWS", "tv", async () =>
        showRow(take(await this.#trendingShows(), ROW, this.#isLocal)),
      ),
      this.#row(
        "JUST_RELEASED",
        "movie",
        async () => movieRow(byDate(take(await this.#justReleased(), ROW), -1)),
        {
          sort: "release_date.desc",
          releasedFrom: justReleasedFrom,
          releasedTo: referenceDate,
        },
      ),
      this.#row(
        "UPCOMING_MOVIES",
        "movie",
        async () => movieRow(byDate(take(await this.#upcoming(), ROW), 1)),
        {
          sort: "release_date.asc",
          releasedFrom: referenceDate,
          releasedTo: upcomingTo,
        },
      ),
    );
    return rows;
  }

  /** Movies of the page with artwork, for the tiles of genres; asks for nothing that no row needs. */
  async moviesWithBackdrop(): Promise<readonly MovieSummaryRecord[]> {
    const lists = await Promise.all(
      [this.#popularMovies(), this.#trendingMovies(), this.#justReleased(), this.#upcoming()].map(
        orNull,
      ),
    );
    return lists
      .flatMap((list) => list?.value.results ?? [])
      .filter((movie) => movie.backdrop_path !== null);
  }

  get #region(): string | undefined {
    return this.country ?? undefined;
  }

  /** Whether a title is of the country: by its language, or by where it comes from. */
  readonly #isLocal = (title: MovieSummaryRecord | TvSummaryRecord): boolean =>
    this.#language !== "en" &&
    (title.original_language === this.#language ||
      ("origin_country" in title &&
        this.country !== null &&
        title.origin_country.includes(this.country)));

  #localQuestion(type: "movie" | "tv"): DiscoverQuestion {
    const shared = {
      region: this.#region,
      originalLanguage: this.#language,
      includeAdult: false,
      page: 1,
    };
    return type === "movie"
      ? { ...shared, releasedFrom: this.#dates.localMoviesFrom }
      : { ...shared, originCountry: this.#region };
  }

  #window(releasedFrom: string, releasedTo: string) {
    return this.#filmDatabase.discover("movie", { region: this.#region, releasedFrom, releasedTo });
  }

  #localRow(kind: HomeRowPlan["kind"], type: "movie" | "tv"): HomeRowPlan {
    const titles = async () =>
      type === "movie"
        ? movieRow(take(await this.#localMovies(), ROW))
        : showRow(take(await this.#localShows(), ROW));
    const releasedFrom = type === "movie" ? this.#dates.localMoviesFrom : null;
    return this.#row(kind, type, titles, { originalLanguage: this.#language, releasedFrom });
  }

  #row(
    kind: HomeRowPlan["kind"],
    type: "movie" | "tv",
    titles: () => Promise<RowTitles>,
    discover: Partial<RowDiscover> = {},
  ): HomeRowPlan {
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

/** The first so many of a page, the preferred ones before the others (specification section 9). */
function take<Item>(
  page: Answer<{ readonly results: readonly Item[] }>,
  count: number,
  preferred: (item: Item) => boolean = () => false,
): Answer<readonly Item[]> {
  const { results } = page.value;
  const ordered = [...results.filter(preferred), ...results.filter((item) => !preferred(item))];
  return { ...page, value: ordered.slice(0, count) };
}

/** The most popular of the window, told in the order of their release. */
function byDate(
  movies: Answer<readonly MovieSummaryRecord[]>,
  direction: 1 | -1,
): Answer<readonly MovieSummaryRecord[]> {
  const date = (movie: MovieSummaryRecord) => movie.release_date ?? "";
  return {
    ...movies,
    value: movies.value.toSorted((a, b) => direction * date(a).localeCompare(date(b))),
  };
}

const movieRow = (list: Answer<readonly MovieSummaryRecord[]>): RowTitles => ({
  type: "movie",
  list,
});
const showRow = (list: Answer<readonly TvSummaryRecord[]>): RowTitles => ({ type: "tv", list });

/** A list that the film database could not give is null; any other fault stays one. */
async function orNull<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof AppError && error.status === 503) return null;
    throw error;
  }
}

function once<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let asked: Promise<Value> | undefined;
  return () => (asked ??= ask());
}
