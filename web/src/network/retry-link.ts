import { ApolloLink } from "@apollo/client";
import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { RetryLink } from "@apollo/client/link/retry";
import type { GraphQLFormattedError } from "graphql";
import { catchError, map, of, tap } from "rxjs";

import { currentConnection, gatewayUnreachable, isOffline, storedIsShown } from "./connection.ts";
import { getStoredAt } from "./stored-age.ts";

const RETRIES = 3;
const RETRY_PAUSE_MS = 1_000;
/** How long a query takes at most, retries included: a little longer than the gateway's own deadline. */
const MAX_WAIT_MS = 9_300;
/** Until when it is sent again: a later one would be cut off, and what was answered before it is lost. */
const RETRIED_MS = 6_000;
/** Errors of the gateway that pass. */
const TEMPORARY_CODES: ReadonlySet<unknown> = new Set([
  "FILM_DATABASE_UNAVAILABLE",
  "OVERLOADED",
  "STORE_UNAVAILABLE",
]);

/** Whether it is how `fetch` fails, or is cut off. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof DOMException;

const isTemporaryError = ({ extensions }: GraphQLFormattedError) =>
  TEMPORARY_CODES.has(extensions?.["code"]);

const isTemporary = (error: unknown) =>
  CombinedGraphQLErrors.is(error) ||
  isUnreachable(error) ||
  (ServerError.is(error) && error.statusCode >= 500);

/** Sends a failed query again, where the network is there and the gateway was until now. */
const retry = new RetryLink({
  delay: () => RETRY_PAUSE_MS,
  attempts: (failures, operation, error) => {
    const inTime = performance.now() < operation.getContext()["retriedUntil"];
    const reachable = navigator.onLine && !isOffline(currentConnection());
    if (isTemporary(error) && inTime && reachable && failures <= RETRIES) return true;
    if (isUnreachable(error)) gatewayUnreachable();
    return false;
  },
});

const limitWait = new ApolloLink((operation, forward) => {
  const { fetchOptions } = operation.getContext();
  operation.setContext({
    retriedUntil: performance.now() + RETRIED_MS,
    fetchOptions: { ...fetchOptions, signal: AbortSignal.timeout(MAX_WAIT_MS) },
  });
  return forward(operation);
});

/** Notes that a stored response is given for the open page. Of anything else it tells that there is no connection. */
const noteStored = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(() => {
      const { response, content } = operation.getContext();
      const storedAt = response instanceof Response ? getStoredAt(response.headers) : null;
      if (storedAt === null) return;
      if (content) storedIsShown(storedAt);
      else gatewayUnreachable();
    }),
  ),
);

/** Makes a result whose root fields the gateway could not answer for now a failure. */
const failOnTemporaryErrors = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const failed = result.errors?.filter(({ path = [] }) => path.length <= 1) ?? [];
      if (failed.some(isTemporaryError)) throw new CombinedGraphQLErrors(result);
      return result;
    }),
  ),
);

/** Makes that failure the result again: what of it could be answered is shown. */
const restoreResult = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    catchError((error) => {
      if (!CombinedGraphQLErrors.is(error)) throw error;
      return of({ data: error.data ?? null, errors: error.errors });
    }),
  ),
);

/** A failed query is sent three times more, a second apart; all of it ends within ten seconds. Mutations are sent once. */
export const retryLink: ApolloLink = ApolloLink.split(
  ({ operationType }) => operationType === "query",
  ApolloLink.from([limitWait, restoreResult, retry, failOnTemporaryErrors, noteStored]),
);
