import { useEffect, useState } from "react";

import { usePage } from "./page-context.ts";

/** How often a query that failed is sent again. */
export const RETRIES = 3;

/** How long after each failure. */
export const RETRY_PAUSE_MS = 1_000;

interface Query {
  /** True where the query failed and is not under way. */
  readonly failed: boolean;
  readonly refetch: () => Promise<unknown>;
  /** What is queried: another one has its own retries. */
  readonly name: string;
}

/** Sends a failed query again, by the site's one retry policy. True while a further try is due. */
export const useRetries = ({ failed, refetch, name }: Query): boolean => {
  const rendersOnce = usePage().setStatus !== undefined;
  const [tried, setTried] = useState({ name, times: 0 });
  const times = tried.name === name ? tried.times : 0;
  // The gateway renders a page once: what failed there has failed.
  const due = failed && times < RETRIES && !rendersOnce;
  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => {
      setTried({ name, times: times + 1 });
      // A further failure comes back as the query's own error, which is what `failed` tells.
      refetch().catch(() => {});
    }, RETRY_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [due, name, times, refetch]);
  return due;
};
