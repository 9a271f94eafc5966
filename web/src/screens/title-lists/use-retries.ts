import { useEffect, useState } from "react";

/** The genre list is asked for again 3 times, 1 second apart, before it counts as failed (specification section 7). */
const mostRetries = 3;
const retryEveryMs = 1_000;

interface Asked {
  readonly error?: Error | undefined;
  readonly loading: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** Asks again after a failure. True while it is still worth waiting: the list is then loading, not failed. */
export const useRetries = ({ error, loading, refetch }: Asked, listKey: string): boolean => {
  const [tried, setTried] = useState({ listKey, times: 0 });
  const times = tried.listKey === listKey ? tried.times : 0;
  const failed = error !== undefined && !loading;
  const again = failed && times < mostRetries;
  useEffect(() => {
    if (!again) return undefined;
    const timer = setTimeout(() => {
      setTried({ listKey, times: times + 1 });
      // A further failure comes back as `error`.
      refetch().catch(() => {});
    }, retryEveryMs);
    return () => clearTimeout(timer);
  }, [again, listKey, times, refetch]);
  return again;
};
