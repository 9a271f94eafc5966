import { useEffect, useState } from "react";

/** How often and after how long a title's page asks again. */
const retries = 3;
const pauseMs = 1_000;

/**
 * Asks again after a failure, up to 3 times at intervals of a second. Gives whether that is over:
 * true when the last of them has failed too.
 */
export const useRetries = (failed: boolean, retry: () => Promise<unknown>): boolean => {
  const [made, setMade] = useState(0);
  const due = failed && made < retries;
  useEffect(() => {
    if (!due) return undefined;
    const timer = setTimeout(() => {
      setMade(made + 1);
      // A refusal comes back as the query's own error, which is what `failed` tells.
      retry().catch(() => {});
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [due, made, retry]);
  return failed && made >= retries;
};
