import { useCallback, useEffect, useState } from "react";

import { useConnection } from "../../network/connection.ts";

/** Values by key, and how loading them is. */
export interface Batches<Value> {
  /** Null for a key that has no value. */
  readonly values: ReadonlyMap<string, Value | null>;
  readonly state: "loading" | "loaded" | "failed";
  readonly retry: () => void;
}

/**
 * Loads values in batches, one after the other, and none twice. A failure ends it; it goes on by itself once the
 * gateway can be reached again.
 *
 * @param subject what the values depend on beside their key, such as the country; nothing is loaded while it is null
 * @param keys in the order in which they are loaded
 * @param load gives the values of a batch; one that it leaves out has failed. The same function until it loads others.
 */
export const useBatches = <Value>(
  subject: string | null,
  keys: readonly string[],
  size: number,
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value | null>>,
): Batches<Value> => {
  const [known, setKnown] = useState({ subject, values: new Map<string, Value | null>() });
  const values = known.subject === subject ? known.values : noValues;
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  const waiting = keys.filter((key) => !values.has(key));
  const failed = failedAttempt === attempt && waiting.length > 0;

  const { offline, limited } = useConnection();
  const reachable = !offline && !limited;
  const [wasReachable, setWasReachable] = useState(reachable);
  if (wasReachable !== reachable) {
    setWasReachable(reachable);
    if (reachable && failed) setAttempt(attempt + 1);
  }

  const batch = failed ? "" : waiting.slice(0, size).join();
  useEffect(() => {
    if (subject === null || batch === "") return undefined;
    let ended = false;
    const add = (loaded: ReadonlyMap<string, Value | null>) => {
      if (ended) return;
      setKnown((before) => ({
        subject,
        values: new Map<string, Value | null>([
          ...(before.subject === subject ? before.values : []),
          ...loaded,
        ]),
      }));
      if (batch.split(",").some((key) => !loaded.has(key))) setFailedAttempt(attempt);
    };
    // The page says that it failed; Apollo's link has noted what that tells of the connection.
    load(batch.split(",")).then(add, () => add(new Map()));
    return () => {
      ended = true;
    };
  }, [subject, batch, attempt, load]);

  return {
    values,
    state: failed ? "failed" : waiting.length > 0 ? "loading" : "loaded",
    retry: useCallback(() => setAttempt((before) => before + 1), []),
  };
};

const noValues: ReadonlyMap<string, never> = new Map<string, never>();
