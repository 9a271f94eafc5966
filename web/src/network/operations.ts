/** The queries that make a page: without their data there is nothing to show of it. */
export const PAGE_OPERATIONS: ReadonlySet<string> = new Set(["Home", "Title"]);

/** The queries of lists, which say themselves that they could not be loaded. */
export const LIST_OPERATIONS: ReadonlySet<string> = new Set([
  "AdvancedSearch",
  "Category",
  "Changes",
  "DirectSearch",
  "Genre",
  "MyList",
  "Search",
]);

/**
 * The queries whose responses are not stored for use offline: a visitor's rating and the average that it
 * changes would be shown from before the rating, and suggestions for half-typed words and imports fill the store.
 */
export const UNSTORED_OPERATIONS: ReadonlySet<string> = new Set([
  "Autocomplete",
  "AverageRating",
  "MatchTitles",
  "SessionRating",
]);
