import { useCallback, useEffect, useState } from "react";

import { useConnection } from "../../network/connection.ts";

export interface Batches<Value> {
  /** Null for a key that has no value. */
  readonly values: ReadonlyMap<string, Value | null>;
  readonly state: "loading" | "loaded" | "failed";
  readonly retry: () => void;
}

/**
 * Loads values in batches, one after the other, and none twice. A key that fails fails no other; what failed is tried again
 * once the gateway can be reached again.
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
  const [attempt, setAttempt] = useState(0);
  const isReachable = useConnection().state === "online";
  const run = `${attempt} ${isReachable}`;
  const [known, setKnown] = useState({
    subject,
    run,
    values: new Map<string, Value | null>(),
    failed: new Set<string>(),
  });
  const values = known.subject === subject ? known.values : noValues;
  const missing = keys.filter((key) => !values.has(key));
  const hasFailed = (key: string) =>
    known.subject === subject && known.run === run && known.failed.has(key);
  const batch = missing
    .filter((key) => !hasFailed(key))
    .slice(0, size)
    .join();

  useEffect(() => {
    if (subject === null || batch === "") return undefined;
    const wanted = batch.split(",");
    let isOver = false;
    const add = (loaded: ReadonlyMap<string, Value | null>) => {
      if (isOver) return;
      const left = wanted.filter((key) => !loaded.has(key));
      setKnown((before) => {
        const isSame = before.subject === subject;
        return {
          subject,
          run,
          values: new Map([...(isSame ? before.values : []), ...loaded]),
          failed: new Set([...(isSame && before.run === run ? before.failed : []), ...left]),
        };
      });
    };
    // The page says that it failed; Apollo's link has noted what that tells of the connection.
    load(wanted).then(add, () => add(noValues));
    return () => {
      isOver = true;
    };
  }, [subject, batch, run, load]);

  return {
    values,
    state: missing.length === 0 ? "loaded" : batch === "" ? "failed" : "loading",
    retry: useCallback(() => setAttempt((before) => before + 1), []),
  };
};

const noValues: ReadonlyMap<string, never> = new Map<string, never>();
