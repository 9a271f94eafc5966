import { useState } from "react";

import { isStopped, useConnection } from "./connection.ts";

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
  const connection = useConnection();
  const [last, setLast] = useState({ name, error });
  if (!loading) {
    if (last.name !== name || last.error !== error) setLast({ name, error });
    return error;
  }
  const isRepeated = isStopped(connection) || connection.state === "returning";
  return isRepeated && last.name === name ? last.error : undefined;
};
