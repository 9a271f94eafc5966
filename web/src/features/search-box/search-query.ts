/** The longest query that the gateway takes, in characters. */
export const longestQuery = 200;

/** What there is to search for, without control characters and cut to what the gateway takes; empty for nothing. */
export const readQuery = (written: string | null): string =>
  (written ?? "")
    // oxlint-disable-next-line no-control-regex -- these are what is taken out
    .replace(/[\u0000-\u001f\u007f]+/g, " ")
    .trim()
    .slice(0, longestQuery)
    .toWellFormed()
    .trim();
