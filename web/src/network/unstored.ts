/**
 * The context of a query whose response is stored nowhere, for use offline neither: a visitor's rating and the average
 * that it changes would be shown from before the rating, and suggestions for half-typed words and imports fill the store.
 */
export const UNSTORED = { fetchOptions: { cache: "no-store" } } as const;
