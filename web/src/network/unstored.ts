/** Its response is stored nowhere: a rating would be shown from before it, and half-typed words fill the store. */
export const UNSTORED = { fetchOptions: { cache: "no-store" } } as const;
