import type { FilmDatabase } from "../../film-database/film-database.ts";
import type { DiscoverSort } from "../../film-database/request-parameters.ts";
import { BOUNDS, PAGE_SIZE } from "../titles/bounds.ts";
import type { DiscoverFilter } from "../titles/discover.ts";
import type { RequestLanguage } from "../titles/request-language.ts";
import type { Title, TitlePage, TitleType } from "../titles/title.ts";
import { WatchableLists, type WatchableFilters } from "../titles/watchable-lists.ts";
import type { Availabilities } from "./availability.ts";
import { isWatchable, type ListedFilter } from "./is-watchable.ts";

/** The lists of what a visitor's services in one country have. */
interface ListsThere {
  readonly country: string;
  readonly lists: WatchableLists;
}

/**
 * The lists of titles that a visitor's services in several countries have, each title once. The film database filters by
 * one country, so a page is the pages of that number of each country's list, in one order. The first page has all of theirs.
 * From the second on, what a first page has is left out, and of a country what the services of one before it have: it is on
 * a page of that one's list.
 */
export class MergedLists extends WatchableLists {
  /** The visitor's country. */
  readonly #home: string;
  readonly #there: readonly ListsThere[];
  readonly #availability: Availabilities;

  /**
   * @param filmDatabase bound to the request
   * @param filters by country, that of the visitor first
   * @param options language of the request, and the day that counts as the present one
   * @throws InvalidFieldError where a filter names too many services, or none
   */
  constructor(
    filmDatabase: FilmDatabase,
    filters: WatchableFilters,
    options: { readonly language: RequestLanguage; readonly today: string },
    availability: Availabilities,
  ) {
    super(filmDatabase, filters[0], options);
    this.#home = filters[0].country;
    this.#there = filters.map((filter) => ({
      country: filter.country,
      lists: new WatchableLists(filmDatabase, filter, options),
    }));
    this.#availability = availability;
  }

  override async discover(
    type: TitleType,
    filter: DiscoverFilter,
    sort: DiscoverSort,
    page: number,
  ): Promise<TitlePage> {
    const read = ({ country, lists }: ListsThere, number: number) =>
      lists.discover(type, this.#inCountry(filter, country), sort, number);
    const firsts = await Promise.all(this.#there.map((there) => read(there, 1)));
    if (page === 1) return toPage(firsts, firsts, sort, page);
    const onFirst = new Set(firsts.flatMap(({ results }) => results.map(({ id }) => id)));
    const [filters, pages] = await Promise.all([
      Promise.all(this.#there.map((there) => this.#filterOf(there, type, filter))),
      Promise.all(
        this.#there.map((there, index) =>
          page <= (firsts[index]?.totalPages ?? 0) ? read(there, page) : null,
        ),
      ),
    ]);
    const left = await Promise.all(
      pages.map(async (list, index) => {
        if (list === null) return [];
        const further = list.results.filter(({ id }) => !onFirst.has(id));
        const known = await Promise.all(
          further.map((title) => isWatchable(this.#availability, title, filters.slice(0, index))),
        );
        // What is not known of stays: it may come twice then, and is never missing.
        return [{ ...list, results: further.filter((_, position) => known[position] !== true) }];
      }),
    );
    return toPage(firsts, left.flat(), sort, page);
  }

  /** A filter whose services are asked for in the visitor's country, as one that asks for them in another of theirs. */
  #inCountry(filter: DiscoverFilter, country: string): DiscoverFilter {
    const asked = filter.watchRegion ?? filter.region ?? this.#home;
    return { ...filter, watchRegion: asked === this.#home ? country : asked };
  }

  /** What titles of a country's list have. */
  async #filterOf(
    { country, lists }: ListsThere,
    type: TitleType,
    filter: DiscoverFilter,
  ): Promise<ListedFilter> {
    const { providers, offerKinds } = await lists.narrow(type, this.#inCountry(filter, country));
    const without = (filter.withoutProviders ?? []).map(String);
    return { country, services: providers.map(String), kinds: offerKinds, without };
  }
}

/** The pages of several countries as one. Totals are those of all of them, which are more than there are titles. */
function toPage(
  firsts: readonly TitlePage[],
  pages: readonly TitlePage[],
  sort: DiscoverSort,
  page: number,
): TitlePage {
  const total = firsts.reduce((sum, { totalResults }) => sum + totalResults, 0);
  const all = [...firsts, ...pages].map(({ freshness }) => freshness);
  return {
    page,
    results: inOrder(pages, sort),
    totalPages: Math.max(...firsts.map(({ totalPages }) => totalPages)),
    totalResults: Math.min(total, BOUNDS.page.max * PAGE_SIZE),
    freshness: {
      fetchedAt: Math.min(...all.map(({ fetchedAt }) => fetchedAt)),
      stale: all.some(({ stale }) => stale),
    },
  };
}

/** What lists are ordered by, more of it first. */
const ORDERS = {
  popularity: (one: Title, other: Title) => other.popularity - one.popularity,
  vote_average: (one: Title, other: Title) => other.voteAverage - one.voteAverage,
  release_date: (one: Title, other: Title) => (other.date ?? "").localeCompare(one.date ?? ""),
} as const;

/** The titles of some pages in their order, each once; those that are equal by it, of each page in turn. */
function inOrder(pages: readonly TitlePage[], sort: DiscoverSort): readonly Title[] {
  const longest = Math.max(0, ...pages.map(({ results }) => results.length));
  const inTurn = Array.from({ length: longest }, (_, rank) =>
    pages.flatMap(({ results }) => results[rank] ?? []),
  ).flat();
  const titles = [...new Map(inTurn.map((title) => [title.id, title])).values()];
  const [by, direction] = sort.split(".") as [keyof typeof ORDERS, "asc" | "desc"];
  const sign = direction === "asc" ? -1 : 1;
  return titles.toSorted((one, other) => sign * ORDERS[by](one, other));
}
