/** How often a query that failed is sent again. */
export const RETRIES = 3;

/** How long after each failure, in milliseconds. */
export const RETRY_PAUSE_MS = 1_000;

/** How long a screen waits for its query, retries included: a little longer than the gateway's own deadline. */
export const LONGEST_WAIT_MS = 9_300;
