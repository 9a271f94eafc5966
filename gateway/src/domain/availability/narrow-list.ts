import { AppError, ifAvailable } from "../../errors.ts";
import type { Freshness } from "../../request-scope.ts";
import { BOUNDS, checkNumber, PAGE_SIZE } from "../titles/bounds.ts";
import type { NarrowedFrom, Title } from "../titles/title.ts";
import { checkWatchable, USUAL_KINDS, type WatchableFilter } from "../titles/watchable-lists.ts";
import type { Availabilities } from "./availability.ts";
import { getFamily } from "./families.ts";
import type { Provider } from "./offers.ts";

/** So many pages of everything are looked up: a hundred titles, each of which may be a call. */
const CHECKED_PAGES = 5;

/**
 * So long pages are taken and offers looked up, in milliseconds: a page says within ten seconds what it can, however slow
 * the film database is.
 */
const PATIENCE_MS = 4000;

const LATE = "late";

/** Where it is looked up what services have, and what is noted of the response. */
interface Sources {
  readonly availability: Availabilities;
  readonly freshness: Pick<Freshness, "limit">;
}

/** A page of a list that can be narrowed. */
interface ListPage {
  readonly results: readonly unknown[];
  /** From 1. */
  readonly page: number;
  readonly totalPages: number;
  readonly totalResults: number;
  readonly narrowedFrom?: NarrowedFrom;
}

/**
 * A page of what a visitor's services have of a list that the film database cannot filter: its first hundred titles are
 * looked up, whichever page is asked for, and those that are left are the list. So every page but the last is full, none
 * is empty, and totals are exact. `narrowedFrom` says how much of everything was looked up.
 *
 * Of a title that nothing is known of for now it is not said that no service has it. The list ends before a page of
 * everything that is unavailable, and before what is not known in time, but for the titles of the first page, which stay.
 * It is stored nowhere then.
 *
 * @param filter what the visitor watches with; null where everything is asked for
 * @param page from 1
 * @param read a page of everything, from 1
 * @param getTitle the title of an entry
 * @throws InvalidFieldError where a filter names too many services, or none, or the page is out of bounds
 */
export async function narrowList<Page extends ListPage>(
  { availability, freshness }: Sources,
  filter: WatchableFilter | null,
  page: number,
  read: (page: number) => Promise<Page>,
  getTitle: (entry: Page["results"][number]) => Title,
): Promise<Page> {
  if (filter === null) return read(page);
  checkWatchable(filter);
  checkNumber(page, BOUNDS.page, "page");
  const first = await read(1);
  const { promise: timeout, resolve: giveUp } = Promise.withResolvers<typeof LATE>();
  const storeNothing = () => freshness.limit({ maxAge: 0 });
  const patience = setTimeout(() => {
    storeNothing();
    giveUp(LATE);
  }, PATIENCE_MS).unref();
  const last = Math.min(first.totalPages, CHECKED_PAGES);
  const further = Array.from({ length: Math.max(0, last - 1) }, (_, index) => index + 2);
  try {
    const pages = await Promise.all([
      first,
      ...further.map((number) => Promise.race([timeout, ifAvailable(read(number), null)])),
    ]);
    let checked = 0;
    const watchable: Page["results"][number][] = [];
    // One page after the other: titles that are looked up together are known together.
    for (const each of pages) {
      if (each === null || each === LATE) {
        storeNothing();
        break;
      }
      const known = await Promise.all(
        each.results.map((entry) =>
          Promise.race([isWatchable(availability, getTitle(entry), filter), timeout]),
        ),
      );
      if (known.includes(LATE) && checked > 0) break;
      watchable.push(...each.results.filter((_, index) => known[index] !== false));
      checked += each.results.length;
    }
    return {
      ...first,
      page,
      results: watchable.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
      totalResults: watchable.length,
      totalPages: Math.ceil(watchable.length / PAGE_SIZE),
      narrowedFrom: { checked, totalResults: first.totalResults },
    };
  } finally {
    clearTimeout(patience);
  }
}

/** Whether a provider is one of some services, by its number or its family. */
function isOneOf({ id, name }: Provider, services: readonly string[]): boolean {
  return services.includes(String(id)) || services.includes(getFamily(name).id);
}

/** Whether a visitor's services have a title, in a way that counts; null where that is not known for now. */
export async function isWatchable(
  availability: Availabilities,
  title: Title,
  { country, services, kinds }: WatchableFilter,
): Promise<boolean | null> {
  try {
    const { status, offers } = await availability.whereToWatch(title, country);
    if (status === "FILM_DATABASE_UNAVAILABLE") return null;
    const counting = (kinds ?? USUAL_KINDS).flatMap((kind) => offers?.providers[kind] ?? []);
    return counting.some((provider) => isOneOf(provider, services));
  } catch (error) {
    // A list may name a title that the film database has no more.
    if (error instanceof AppError && error.code === "NOT_FOUND") return false;
    throw error;
  }
}
