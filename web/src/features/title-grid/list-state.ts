import type { ShownQuery } from "../../network/use-query.ts";
import { t } from "../../lib/messages.ts";

export interface Age {
  /** True where it is past its time and stands in for one that could not be had, or is on its way. */
  readonly stale: boolean;
  readonly ageSeconds: number;
}

export interface ListedPage {
  readonly results: readonly unknown[];
  readonly pageInfo: {
    readonly page: number;
    readonly totalPages: number;
    readonly totalResults: number;
    /** What the list is made from, where its titles were looked up one by one for the visitor's services. */
    readonly narrowedFrom?: {
      readonly checked: number;
      readonly totalResults: number;
    } | null;
  };
  readonly freshness: Age;
}

export type ListState<Page> =
  | { readonly kind: "loading" }
  | {
      readonly kind: "error";
      readonly error: Error;
      /** Where the page of the same list that was shown before is; null where none was. */
      readonly before: ListedPage["pageInfo"] | null;
    }
  | { readonly kind: "empty"; readonly page: Page }
  /** The list has pages, but none of that number. */
  | { readonly kind: "beyond"; readonly lastPage: number }
  | { readonly kind: "results"; readonly page: Page };

/** The data came and the list did not: a failure that a cached response no longer names. */
const listMissing = new Error("The list is missing");

export const getListState = <Data, Page extends ListedPage>(
  { data, before, error: failure }: ShownQuery<Data>,
  named: number,
  getPage: (data: Data) => Page | null | undefined,
): ListState<Page> => {
  const page = data && getPage(data);
  const lastPage = page?.pageInfo.totalPages ?? 0;
  if (lastPage > 0 && named > lastPage) return { kind: "beyond", lastPage };
  if (page) {
    return { kind: page.results.length === 0 ? "empty" : "results", page };
  }
  const error = failure ?? (data === undefined ? undefined : listMissing);
  if (!error) return { kind: "loading" };
  // Another list begins at its first page.
  const turnedFrom = named > 1 && before ? getPage(before) : null;
  return { kind: "error", error, before: turnedFrom?.pageInfo ?? null };
};

/** The status that the gateway sends a list's page with; undefined for 200. */
export const listStatus = ({ kind }: ListState<unknown>): 404 | 503 | undefined => {
  if (kind === "error") return 503;
  return kind === "beyond" ? 404 : undefined;
};

/** What is read out of a list, in place of seeing it change. Nothing of failures: those are alerts. */
export const listNews = (state: ListState<ListedPage>, shownCount?: number): string => {
  switch (state.kind) {
    case "loading":
      return t("common.loading");
    case "error":
      return "";
    case "empty":
      return t("common.nothingFound");
    case "beyond":
      return t("grid.noSuchPage");
    case "results": {
      const { results, pageInfo } = state.page;
      const count = shownCount ?? results.length;
      const titles = t("common.titles", { count });
      return pageInfo.totalPages > 1
        ? t("grid.onPage", { titles, page: pageInfo.page, pages: pageInfo.totalPages })
        : titles;
    }
  }
};

const hour = 3_600;
/** What is shown is to be no older than this. */
const oldestUnannounced = 12 * hour;

/** What is shown of a list that is older than it should be; null for one that is not. */
export const ageNotice = ({ stale, ageSeconds }: Age): string | null => {
  if (!stale || ageSeconds <= oldestUnannounced) return null;
  const hours = Math.floor(ageSeconds / hour);
  const days = Math.floor(hours / 24);
  return days >= 2 ? t("grid.daysOld", { count: days }) : t("grid.hoursOld", { count: hours });
};
