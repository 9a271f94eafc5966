import type { CachedResult } from "../../film-database/cache/film-database-cache.ts";
import type { FilmDatabase } from "../../film-database/film-database.ts";
import type { ProviderListRecord } from "../../film-database/records/watch-providers.ts";
import type {
  DiscoverSort,
  ListName,
  OfferKind,
  DiscoverFilter,
} from "../../film-database/request-parameters.ts";
import { getFamily } from "../availability/providers.ts";
import { BOUNDS, checkLength, checkNumber, InvalidFieldError, MAX_LENGTHS } from "./bounds.ts";
import { checkDiscoverFilter } from "./discover.ts";
import { toTitlePage, type TitlePage } from "./title.ts";
import type { TitleType } from "../../film-database/records/title.ts";
import type { RequestLanguage } from "./request-language.ts";
import type { Titles, TrendingWindow } from "./titles.ts";

/** What a visitor watches with. */
export interface WatchableFilter {
  /** ISO 3166-1: where they watch. */
  readonly country: string;
  /** Identifiers of provider families, such as `netflix`, and numbers of providers, such as `8`. */
  readonly services: readonly string[];
  /** The kinds of offer that count; all but rent and buy where left out. */
  readonly kinds?: readonly OfferKind[] | null | undefined;
}

/** The kinds of offer that count where a filter names none. */
export const USUAL_KINDS: readonly OfferKind[] = ["flatrate", "free", "ads"];

/** @throws InvalidFieldError where a filter names too many services, or none */
export function checkWatchable({ services }: WatchableFilter): void {
  if (checkLength(services, MAX_LENGTHS.services, "services").length === 0) {
    throw new InvalidFieldError("services", "it must name one service, such as netflix.");
  }
}

/** The lists of titles that there are, of everything or of what a visitor can watch alone. */
export type TitleLists = Pick<Titles, "trending" | "list" | "discover">;

/** How many votes its own lists of the best ask for (https://developer.themoviedb.org/reference/movie-top-rated-list). */
const TOP_RATED_VOTES: Readonly<Record<TitleType, number>> = { movie: 300, tv: 200 };

/** The days around the present one that its lists of movies in cinemas have, about. */
const IN_CINEMAS_DAYS = 45;
const UPCOMING_DAYS = 28;
/** The days ahead in which a show that is on the air has an episode. */
const ON_THE_AIR_DAYS = 7;

const DAY_MS = 86_400_000;
const daysFrom = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/**
 * The lists of titles with nothing that a visitor's services do not have, whole pages of them: the film database filters.
 * Its lists that cannot be filtered are asked for as the discover lists that resemble them; trending is by popularity.
 * Where none of the services is there in the country, or none has an offer of that kind, lists are empty.
 */
export class WatchableLists implements TitleLists {
  readonly #filmDatabase: FilmDatabase;
  readonly #filter: WatchableFilter;
  readonly #language: RequestLanguage;
  readonly #today: string;

  /** `today` is `YYYY-MM-DD`. Throws where the filter names too many services, or none. */
  constructor(
    filmDatabase: FilmDatabase,
    filter: WatchableFilter,
    { language, today }: { readonly language: RequestLanguage; readonly today: string },
  ) {
    checkWatchable(filter);
    this.#filmDatabase = filmDatabase;
    this.#filter = filter;
    this.#language = language;
    this.#today = today;
  }

  trending(type: TitleType, _window: TrendingWindow, page: number): Promise<TitlePage> {
    return this.discover(type, {}, "popularity.desc", page);
  }

  list(name: ListName, type: TitleType, region: string | null, page: number): Promise<TitlePage> {
    const [today, day] = [this.#today, (days: number) => daysFrom(this.#today, days)];
    const filters: Readonly<Record<ListName, DiscoverFilter>> = {
      popular: {},
      top_rated: { voteCountMin: TOP_RATED_VOTES[type] },
      now_playing: { releasedFrom: day(-IN_CINEMAS_DAYS), releasedTo: today },
      upcoming: { releasedFrom: day(1), releasedTo: day(UPCOMING_DAYS) },
      on_the_air: { airedFrom: today, airedTo: day(ON_THE_AIR_DAYS) },
    };
    const sort = name === "top_rated" ? "vote_average.desc" : "popularity.desc";
    return this.discover(type, { region, ...filters[name] }, sort, page);
  }

  /** What the filter asks for of services counts too, where it asks in the visitor's country: a title has both. */
  async discover(
    type: TitleType,
    filter: DiscoverFilter,
    sort: DiscoverSort,
    page: number,
  ): Promise<TitlePage> {
    checkDiscoverFilter(filter);
    checkNumber(page, BOUNDS.page, "page");
    const { country, kinds } = this.#filter;
    const isAskedHere = (filter.watchRegion ?? filter.region ?? country) === country;
    const only = <Value>(mine: readonly Value[], theirs: readonly Value[] | null | undefined) =>
      isAskedHere && theirs?.length ? mine.filter((one) => theirs.includes(one)) : mine;
    const list = await this.#filmDatabase.providers(type, country);
    const providers = only(this.#providersIn(list.value), filter.providers);
    const offerKinds = only(kinds ?? USUAL_KINDS, filter.offerKinds);
    if (providers.length === 0 || offerKinds.length === 0) return emptyPage(list);
    const parameters = { ...filter, watchRegion: country, providers, offerKinds, sort, page };
    return toTitlePage(await this.#filmDatabase.discover(type, parameters), this.#language);
  }

  #providersIn({ results }: ProviderListRecord): readonly number[] {
    const named = new Set(this.#filter.services);
    return (
      results
        .filter(
          ({ provider_id: id, provider_name: name }) =>
            named.has(String(id)) || named.has(getFamily(name).id),
        )
        .map(({ provider_id: id }) => id)
        // One set of services is one list in the cache.
        .toSorted((a, b) => a - b)
    );
  }
}

function emptyPage({ fetchedAt, stale }: CachedResult<ProviderListRecord>): TitlePage {
  return { results: [], page: 1, totalPages: 1, totalResults: 0, freshness: { fetchedAt, stale } };
}
