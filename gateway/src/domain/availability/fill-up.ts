import { ifAvailable } from "../../errors.ts";
import type { Freshness } from "../../request-scope.ts";
import { PAGE_SIZE } from "../titles/bounds.ts";
import type { Title } from "../titles/title.ts";
import { checkWatchable, type WatchableFilters } from "../titles/watchable-lists.ts";
import type { Availabilities } from "./availability.ts";
import { isWatchable } from "./is-watchable.ts";

/**
 * So many pages are taken beside the one that is asked for: a hundred titles in all, each of which may be a call. The
 * browser does the same where a visitor hides what they have seen.
 */
const MAX_FURTHER_PAGES = 4;

/**
 * So long offers are looked up and pages taken, in milliseconds: a page says within ten seconds what it can, however slow
 * the film database is.
 */
const PATIENCE_MS = 4000;

/** Where it is looked up what services have, and what is noted of the response. */
interface Sources {
  readonly availability: Availabilities;
  readonly freshness: Pick<Freshness, "limit">;
}

/** A page of a list that can be filled up. */
interface FilledPage {
  readonly results: readonly unknown[];
  /** From 1. */
  readonly page: number;
  readonly totalPages: number;
  /** The last page whose titles are in this one; `page` where left out. */
  readonly through?: number;
}

/**
 * A page with nothing that a visitor's services do not have, of a list that the film database cannot filter: filled up
 * with whole pages that follow it, so that none is left out and none comes twice. Of a title that nothing is known of for
 * now, or in time, it is not said that no service has it. Where a further page is unavailable, or late, the list goes on
 * with it, and what was late is stored nowhere.
 *
 * @param filters what the visitor watches with, of which one country's is enough; null where everything is asked for
 * @param read a page of the list, from 1
 * @param getTitle the title of an entry
 * @throws InvalidFieldError where a filter names too many services, or none
 */
export async function fillUp<Page extends FilledPage>(
  { availability, freshness }: Sources,
  filters: WatchableFilters | null,
  page: number,
  read: (page: number) => Promise<Page>,
  getTitle: (entry: Page["results"][number]) => Title,
): Promise<Page> {
  if (filters === null) return read(page);
  filters.forEach(checkWatchable);
  const first = await read(page);
  const { promise: late, resolve: giveUp } = Promise.withResolvers<null>();
  const patience = setTimeout(() => {
    freshness.limit({ maxAge: 0 });
    giveUp(null);
  }, PATIENCE_MS).unref();
  const watchable = async ({ results }: Page): Promise<Page["results"]> => {
    const known = await Promise.all(
      results.map((entry) =>
        Promise.race([isWatchable(availability, getTitle(entry), filters), late]),
      ),
    );
    return results.filter((_, index) => known[index] ?? true);
  };
  const last = Math.min(first.totalPages, page + MAX_FURTHER_PAGES);
  let through = page;
  try {
    const results = [...(await watchable(first))];
    while (results.length < PAGE_SIZE && through < last) {
      const next = await Promise.race([late, ifAvailable(read(through + 1), null)]);
      if (next === null) break;
      results.push(...(await watchable(next)));
      through += 1;
    }
    return { ...first, results, through };
  } finally {
    clearTimeout(patience);
  }
}
