import type { TitlePage } from "../../domain/titles/title.ts";

/** A page of a list, as far as its paging goes. */
type Page = Pick<TitlePage, "page" | "totalPages" | "totalResults" | "narrowedFrom">;

/** The paging of a page. */
export const pageInfo = ({ page, totalPages, totalResults, narrowedFrom }: Page) => ({
  page,
  totalPages,
  totalResults,
  narrowedFrom: narrowedFrom ?? null,
});
