/** A page of a list, as far as its paging goes. */
interface Page {
  readonly page: number;
  /** `page` where left out. */
  readonly through?: number;
  readonly totalPages: number;
  readonly totalResults: number;
}

/** The paging of a page. */
export const pageInfo = ({ page, through = page, totalPages, totalResults }: Page) => ({
  page,
  through,
  totalPages,
  totalResults,
});
