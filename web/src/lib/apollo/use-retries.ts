import { useEffect, useRef, useState } from "react";
import { useConnection } from "./connection.ts";
import { useHydrated } from "../use-hydrated.ts";

interface Query {
  /** True where the query failed and is not under way. */
  readonly failed: boolean;
  readonly refetch: () => Promise<unknown>;
  /** What is queried: another one has its own retries. */
  readonly name: string;
}

/**
 * Sends a failed query again, by the site's one retry policy: not while the gateway cannot be reached,
 * which `fetchFromGateway` retries itself, nor while it takes no more requests, and not once the
 * visitor has waited long enough. True while a
 * further try is due.
 */
export const useRetries = ({ failed, refetch, name }: Query): boolean => {
  const hydrated = useHydrated(failed);
  const { offline, limited } = useConnection();
  const started = useRef({ name, at: 0 });
  const [tried, setTried] = useState({ name, times: 0, waited: 0 });
  useEffect(() => {
    started.current = { name, at: Date.now() };
  }, [name]);
  const { times, waited } = tried.name === name ? tried : { times: 0, waited: 0 };
  // The gateway renders a page once: what failed there has failed, and is taken over as that.
  const sendable = !offline && !limited && hydrated;
  const due = failed && times < RETRIES && waited < LONGEST_WAIT_MS / 2 && sendable;
  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => {
      const soFar = Date.now() - started.current.at;
      setTried({ name, times: times + 1, waited: soFar });
      // As long again would be longer than anybody waits.
      if (soFar >= LONGEST_WAIT_MS / 2) return;
      // A further failure comes back as the query's own error, which is what `failed` tells.
      refetch().catch(() => {});
    }, RETRY_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [due, name, times, refetch]);
  return due;
};

/** How often a query that failed is sent again. */
export const RETRIES = 3;

/** How long after each failure, in milliseconds. */
export const RETRY_PAUSE_MS = 1_000;

/** How long a screen waits for its query, retries included: a little longer than the gateway's own deadline. */
export const LONGEST_WAIT_MS = 9_300;
