import { useState } from "react";

import { useConnection } from "./connection.ts";
import type { Connection } from "./connection.ts";

/** Where queries are sent again by themselves. */
const REPEATING: ReadonlySet<Connection["state"]> = new Set([
  "offline",
  "missing",
  "limited",
  "returning",
]);

/**
 * The error of a query, which stays while the query is sent again because Flickmap could not be reached:
 * placeholders would come and go with every attempt. A visitor's own attempt takes it away.
 *
 * @param name what is queried: another one has its own error
 */
export const useStandingError = (
  name: string,
  error: Error | undefined,
  loading: boolean,
): Error | undefined => {
  const { state } = useConnection();
  const [last, setLast] = useState({ name, error });
  if (!loading) {
    if (last.name !== name || last.error !== error) setLast({ name, error });
    return error;
  }
  return REPEATING.has(state) && last.name === name ? last.error : undefined;
};
