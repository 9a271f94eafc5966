import { CombinedGraphQLErrors } from "@apollo/client/errors";

import type { ChangesQuery } from "./Changes.generated.ts";

interface Query {
  readonly data?: ChangesQuery | undefined;
  readonly loading: boolean;
  readonly error?: Error | undefined;
}

/** The gateway gave no cursor such as the address has, or no longer has the change that it names. */
const isRefused = (error: Error): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) =>
    ["BAD_USER_INPUT", "CURSOR_EXPIRED"].includes(String(extensions?.["code"])),
  );

/**
 * The status that the gateway sends the page with: 404 where the list has no such place, 503 where
 * it could not be had; undefined where there is something to show.
 */
export const changesStatus = ({ data, loading, error }: Query): 404 | 503 | undefined => {
  if (data || loading || error === undefined) return undefined;
  return isRefused(error) ? 404 : 503;
};
