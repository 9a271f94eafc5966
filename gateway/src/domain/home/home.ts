import type { DiscoverSort, DiscoverFilter } from "../../film-database/request-parameters.ts";
import type { Genre, ReferenceLists } from "../titles/reference-lists.ts";
import { isMovie, type MovieTitle, type Title, type TitlePage } from "../titles/title.ts";
import type { TitleType } from "../../film-database/records/title.ts";
import type { TitleLists } from "../titles/watchable-lists.ts";
import { ifAvailable } from "../../errors.ts";
import { createLoader } from "../../request-scope.ts";
import { languageOfCountry } from "../titles/countries.ts";

const FEATURED = 5;
const ROW = 10;
const GENRE_TILES = 6;

interface RowDiscover {
  readonly sort: DiscoverSort;
  readonly region: string | null;
  readonly originalLanguage: string | null;
  readonly releasedFrom: string | null;
  readonly releasedTo: string | null;
}

export interface HomeRow {
  readonly kind:
    | "LOCAL_MOVIES"
    | "LOCAL_TV_SHOWS"
    | "POPULAR_MOVIES"
    | "TRENDING_TV_SHOWS"
    | "JUST_RELEASED"
    | "UPCOMING_MOVIES";
  readonly type: TitleType;
  /** Up to ten titles; null when the film database has no data. */
  readonly titles: () => Promise<readonly Title[] | null>;
  readonly discover: RowDiscover;
}

export interface GenreTile {
  readonly genre: Genre;
  readonly backdropPath: string | null;
}

type HomeListName =
  | "trendingMovies"
  | "trendingShows"
  | "popularMovies"
  | "localMovies"
  | "localShows"
  | "justReleased"
  | "upcoming";

export class Home {
  /** ISO 3166-1; null for the world. */
  readonly country: string | null;
  /** The language of the country's own titles; null where that is English. */
  readonly #language: string | null;
  readonly #dates;
  readonly #lists: TitleLists;
  readonly #reference: ReferenceLists;
  readonly #loader = createLoader((name: HomeListName) => this.#sources[name](), String);

  /** @param referenceDate a calendar date, or `today` */
  constructor(
    { lists, reference }: { readonly lists: TitleLists; readonly reference: ReferenceLists },
    country: string | null,
    referenceDate: string,
  ) {
    const language = country === null ? "en" : languageOfCountry(country);
    this.#lists = lists;
    this.#reference = reference;
    this.country = country;
    this.#language = language === "en" ? null : language;
    this.#dates = homeDates(referenceDate);
  }

  readonly #sources: Readonly<Record<HomeListName, () => Promise<TitlePage>>> = {
    trendingMovies: () => this.#lists.trending("movie", "day", 1),
    trendingShows: () => this.#lists.trending("tv", "day", 1),
    popularMovies: () => this.#lists.list("popular", "movie", this.country, 1),
    localMovies: () =>
      this.#discover("movie", {
        originalLanguage: this.#language,
        releasedFrom: this.#dates.localMoviesFrom,
      }),
    localShows: () =>
      this.#discover("tv", { originalLanguage: this.#language, originCountry: this.country }),
    justReleased: () =>
      this.#discover("movie", {
        releasedFrom: this.#dates.justReleasedFrom,
        releasedTo: this.#dates.referenceDate,
      }),
    upcoming: () =>
      this.#discover("movie", {
        releasedFrom: this.#dates.referenceDate,
        releasedTo: this.#dates.upcomingTo,
      }),
  };

  /** Five trending movies, the country's own first; null when the film database has no data. */
  featured(): Promise<readonly MovieTitle[] | null> {
    return ifAvailable(
      this.#loader
        .load("trendingMovies")
        .then((list) => this.#localFirst(list).slice(0, FEATURED).filter(isMovie)),
      null,
    );
  }

  /** The country's own rows are absent where its language is English or nothing was found. */
  async rows(): Promise<readonly HomeRow[]> {
    const { referenceDate, justReleasedFrom, upcomingTo } = this.#dates;
    const load = (name: HomeListName) => this.#loader.load(name);
    return [
      ...(await this.#localRows()),
      this.#row("POPULAR_MOVIES", "movie", async () => (await load("popularMovies")).results),
      this.#row("TRENDING_TV_SHOWS", "tv", async () =>
        this.#localFirst(await load("trendingShows")),
      ),
      this.#row(
        "JUST_RELEASED",
        "movie",
        async () => byDate((await load("justReleased")).results, -1),
        { sort: "release_date.desc", releasedFrom: justReleasedFrom, releasedTo: referenceDate },
      ),
      this.#row(
        "UPCOMING_MOVIES",
        "movie",
        async () => byDate((await load("upcoming")).results, 1),
        { sort: "release_date.asc", releasedFrom: referenceDate, releasedTo: upcomingTo },
      ),
    ];
  }

  /** The first six movie genres with artwork of movies that the page has anyway, no two the same; null without data. */
  async genreTiles(): Promise<readonly GenreTile[] | null> {
    const found = await ifAvailable(
      Promise.all([this.#reference.genres("movie"), this.#moviesWithBackdrop()]),
      null,
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
    const names = ["popularMovies", "trendingMovies", "justReleased", "upcoming"] as const;
    const pages = await Promise.all(
      names.map((name) => ifAvailable(this.#loader.load(name), null)),
    );
    return pages
      .flatMap((page) => page?.results ?? [])
      .filter(({ backdropPath }) => backdropPath !== null);
  }

  async #localRows(): Promise<readonly HomeRow[]> {
    const originalLanguage = this.#language;
    if (originalLanguage === null) return [];
    const localMovies = this.#loader.load("localMovies");
    const localShows = this.#loader.load("localShows");
    const [movies, shows] = await Promise.all([
      ifAvailable(localMovies, null),
      ifAvailable(localShows, null),
    ]);
    const movieRow = this.#row("LOCAL_MOVIES", "movie", async () => (await localMovies).results, {
      originalLanguage,
      releasedFrom: this.#dates.localMoviesFrom,
    });
    const showRow = this.#row("LOCAL_TV_SHOWS", "tv", async () => (await localShows).results, {
      originalLanguage,
    });
    return [
      ...(movies?.results.length === 0 ? [] : [movieRow]),
      ...(shows?.results.length === 0 ? [] : [showRow]),
    ];
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
      titles: () =>
        ifAvailable(
          titles().then((all) => all.slice(0, ROW)),
          null,
        ),
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

  /** The titles of a list, those in the country's language or from the country before the others. */
  #localFirst({ results }: TitlePage): readonly Title[] {
    if (this.#language === null) return results;
    const isLocal = ({ originalLanguage, originCountries }: Title) =>
      originalLanguage === this.#language ||
      (this.country !== null && originCountries.includes(this.country));
    return [...results.filter(isLocal), ...results.filter((title) => !isLocal(title))];
  }

  #discover(type: TitleType, filter: DiscoverFilter): Promise<TitlePage> {
    return this.#lists.discover(type, { region: this.country, ...filter }, "popularity.desc", 1);
  }
}

/** The ten most popular of a period, in the order of their release. */
function byDate(movies: readonly Title[], direction: 1 | -1): readonly Title[] {
  return movies
    .slice(0, ROW)
    .toSorted((a, b) => direction * (a.date ?? "").localeCompare(b.date ?? ""));
}

/** The dates that the home page is made around, `YYYY-MM-DD`. `setting` is a calendar date, or `today`. */
export function homeDates(setting: string) {
  const referenceDate = setting === "today" ? isoDate(new Date()) : setting;
  const monthsFrom = (months: number) => {
    const date = new Date(referenceDate);
    date.setUTCMonth(date.getUTCMonth() + months);
    return isoDate(date);
  };
  return {
    referenceDate,
    justReleasedFrom: monthsFrom(-6),
    upcomingTo: monthsFrom(12),
    /** The oldest of a country's own movies. */
    localMoviesFrom: monthsFrom(-120),
  };
}

function isoDate(date: Date): string {
  return date.toISOString().slice(0, 10);
}
