/** When both legal texts last changed. */
export const LAST_UPDATED = { date: "2025-03-28", text: "28 March 2025" } as const;
