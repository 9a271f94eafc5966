import { useCallback, useEffect, useState } from "react";

import { useConnection } from "../../network/connection.ts";

export interface Batches<Value> {
  /** Null for a key that has no value. */
  readonly values: ReadonlyMap<string, Value | null>;
  readonly state: "loading" | "loaded" | "failed";
  readonly retry: () => void;
}

/** The keys that failed since the last attempt. */
interface Failures {
  readonly subject: string | null;
  readonly attempt: number;
  readonly keys: ReadonlySet<string>;
}

/**
 * Loads values in batches, one after the other, and none twice. A key that fails fails no other; a batch that has nothing
 * ends it. It goes on by itself once the gateway can be reached again.
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
  const [failures, setFailures] = useState<Failures>({ subject, attempt, keys: noKeys });
  const isCurrent = failures.subject === subject && failures.attempt === attempt;
  const failedKeys = isCurrent ? failures.keys : noKeys;
  const missing = keys.filter((key) => !values.has(key));
  const waiting = missing.filter((key) => !failedKeys.has(key));
  const failed = missing.length > 0 && waiting.length === 0;

  const reachable = useConnection().state === "online";
  const [wasReachable, setWasReachable] = useState(reachable);
  if (wasReachable !== reachable) {
    setWasReachable(reachable);
    if (reachable && failed) setAttempt(attempt + 1);
  }

  const batch = waiting.slice(0, size).join();
  const all = keys.join();
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
      const tried = loaded.size === 0 ? all : batch;
      const left = tried.split(",").filter((key) => !loaded.has(key));
      if (left.length === 0) return;
      setFailures((before) => ({
        subject,
        attempt,
        keys:
          before.subject === subject && before.attempt === attempt
            ? new Set([...before.keys, ...left])
            : new Set(left),
      }));
    };
    // The page says that it failed; Apollo's link has noted what that tells of the connection.
    load(batch.split(",")).then(add, () => add(new Map()));
    return () => {
      ended = true;
    };
  }, [subject, batch, all, attempt, load]);

  return {
    values,
    state: failed ? "failed" : waiting.length > 0 ? "loading" : "loaded",
    retry: useCallback(() => setAttempt((before) => before + 1), []),
  };
};

const noValues: ReadonlyMap<string, never> = new Map<string, never>();
const noKeys: ReadonlySet<string> = new Set<string>();
