import { createLoader } from "../../lib/create-loader.ts";
import { languageOfCountry } from "../titles/countries.ts";
import type { DiscoverFilter } from "../titles/discover.ts";
import type { Title, TitlePage, TitleType } from "../titles/title.ts";
import type { TitleLists } from "../titles/watchable-lists.ts";
import { homeDates } from "./reference-date.ts";

type HomeListName =
  | "trendingMovies"
  | "trendingShows"
  | "popularMovies"
  | "localMovies"
  | "localShows"
  | "justReleased"
  | "upcoming";

export class HomeLists {
  /** ISO 3166-1; null for the world. */
  readonly country: string | null;
  /** The language of the country's own titles; null where that is English. */
  readonly language: string | null;
  readonly dates;
  readonly #lists: TitleLists;
  readonly #loader = createLoader((name: HomeListName) => this.#sources[name](), String);

  /** @param referenceDate a calendar date, or `today` */
  constructor(lists: TitleLists, country: string | null, referenceDate: string) {
    const language = country === null ? "en" : languageOfCountry(country);
    this.#lists = lists;
    this.country = country;
    this.language = language === "en" ? null : language;
    this.dates = homeDates(referenceDate);
  }

  readonly #sources: Readonly<Record<HomeListName, () => Promise<TitlePage>>> = {
    trendingMovies: () => this.#lists.trending("movie", "day", 1),
    trendingShows: () => this.#lists.trending("tv", "day", 1),
    popularMovies: () => this.#lists.popular("movie", this.country, 1),
    localMovies: () =>
      this.#discover("movie", {
        originalLanguage: this.language,
        releasedFrom: this.dates.localMoviesFrom,
      }),
    localShows: () =>
      this.#discover("tv", { originalLanguage: this.language, originCountry: this.country }),
    justReleased: () =>
      this.#discover("movie", {
        releasedFrom: this.dates.justReleasedFrom,
        releasedTo: this.dates.referenceDate,
      }),
    upcoming: () =>
      this.#discover("movie", {
        releasedFrom: this.dates.referenceDate,
        releasedTo: this.dates.upcomingTo,
      }),
  };

  load(name: HomeListName): Promise<TitlePage> {
    return this.#loader.load(name);
  }

  /** The titles of a list, those in the country's language or from the country before the others. */
  localFirst({ results }: TitlePage): readonly Title[] {
    if (this.language === null) return results;
    const isLocal = ({ originalLanguage, originCountries }: Title) =>
      originalLanguage === this.language ||
      (this.country !== null && originCountries.includes(this.country));
    return [...results.filter(isLocal), ...results.filter((title) => !isLocal(title))];
  }

  #discover(type: TitleType, filter: DiscoverFilter): Promise<TitlePage> {
    return this.#lists.discover(type, { region: this.country, ...filter }, "popularity.desc", 1);
  }
}
