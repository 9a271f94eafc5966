import type { Page, PageCountry } from "../../lib/page-context.ts";
import { writeForScript } from "../../lib/write-for-script.ts";
import type { QueryResult } from "@flickmap/schema/page-rendering.ts";

/** What the gateway puts into a page for the browser. */
export interface PageData {
  readonly origin: string;
  readonly today: string;
  readonly country: PageCountry | null;
  readonly services: string | null;
  /** Failures included, in the order of the page's queries; null where the browser renders the page by itself. */
  readonly results: readonly (QueryResult | null)[] | null;
}

export const writePageData = (data: PageData): string => writeForScript(data);

export const parsePageData = (text: string): PageData => JSON.parse(text) as PageData;

export const readPageData = (document: Document): PageData | null => {
  const text = document.getElementById("page-data")?.textContent;
  return text ? parsePageData(text) : null;
};

export const toPage = ({ results, ...page }: PageData): Page => ({
  ...page,
  hydrates: results !== null,
});
