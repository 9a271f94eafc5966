/** For routes that machines request each second, and that say nothing new: their requests are no line of the log. */
export const UNLOGGED = { logLevel: "warn" } as const;
