/** What the offline store does with the response of an operation. */
export type OfflineUse = "LIST" | "PAGE" | "TITLE" | "SESSION_RATING" | "NEVER";

/** By the operation's name, from `@offline` in its document. */
export const offlineUses: Readonly<Partial<Record<string, OfflineUse>>> = {
  SessionRating: "SESSION_RATING",
  AverageRating: "NEVER",
  Autocomplete: "NEVER",
  AdvancedSearch: "LIST",
  Changes: "LIST",
  Home: "PAGE",
  DirectSearch: "LIST",
  Search: "LIST",
  Category: "LIST",
  Genre: "LIST",
  Title: "TITLE",
};
