import type { Page } from "../../lib/page-context.ts";
import type { QueryResult } from "@flickmap/schema/page-rendering.ts";

/** What the gateway puts into a page for the browser. */
export interface PageData extends Omit<Page, "hydrates" | "setStatus" | "setPathIn"> {
  /** Failures included, in the order of the page's queries; null where the browser renders the page by itself. */
  readonly results: readonly (QueryResult | null)[] | null;
}

export const parsePageData = (text: string): PageData => JSON.parse(text) as PageData;

export const toPage = ({ results, ...page }: PageData): Page => ({
  ...page,
  hydrates: results !== null,
});
