import { AppError, ifAvailable } from "../../errors.ts";
import type { Freshness } from "../../request-scope.ts";
import { BOUNDS, checkNumber, PAGE_SIZE } from "../titles/bounds.ts";
import type { Title, TitlePage } from "../titles/title.ts";
import { checkWatchable, USUAL_KINDS, type WatchableFilter } from "../titles/watchable-lists.ts";
import type { Availabilities } from "./availability.ts";
import { getFamily, type Provider } from "./providers.ts";

/** So many pages of everything are looked up: a hundred titles, each of which may be a call. */
const CHECKED_PAGES = 5;

/** So long pages are taken and offers looked up: a page says within ten seconds what it can. */
const PATIENCE_MS = 4000;

const LATE = "late";

interface Sources {
  readonly availability: Availabilities;
  readonly freshness: Pick<Freshness, "limit">;
}

interface ListPage extends Pick<
  TitlePage,
  "page" | "totalPages" | "totalResults" | "narrowedFrom"
> {
  readonly results: readonly unknown[];
}

/**
 * A page of what a visitor's services have of a list that the film database cannot filter: its first hundred titles are looked
 * up, and those that are left are the list. So every page but the last is full, and totals are exact; `narrowedFrom` says how
 * much was looked up. A title that nothing is known of stays. The list ends before a page that is unavailable, and before
 * what is not known in time, and is then stored nowhere.
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
