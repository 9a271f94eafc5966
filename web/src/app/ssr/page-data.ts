import type { Page, PageCountry } from "../../lib/page-context.ts";
import type { QueryResult } from "@flickmap/schema/page-rendering.ts";

export const pageDataId = "page-data";

/** What the gateway puts into a page for the browser. */
export interface PageData {
  readonly origin: string;
  readonly today: string;
  readonly country: PageCountry | null;
  readonly services: string | null;
  /** Failures included, in the order of the page's queries; null where the browser renders the page by itself. */
  readonly results: readonly (QueryResult | null)[] | null;
}

/** JSON that can stand inside a `<script>`: no text in it ends the element. */
export const writePageData = (data: PageData): string =>
  JSON.stringify(data).replaceAll("<", "\\u003c");

export const parsePageData = (text: string): PageData => JSON.parse(text) as PageData;

export const readPageData = (document: Document): PageData | null => {
  const text = document.getElementById(pageDataId)?.textContent ?? "";
  if (text === "") return null;
  return parsePageData(text);
};

export const toPage = ({ origin, today, country, services, results }: PageData): Page => ({
  origin,
  today,
  country,
  services,
  hydrates: results !== null,
});
