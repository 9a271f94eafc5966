import { ApolloLink } from "@apollo/client";
import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { RetryLink } from "@apollo/client/link/retry";
import type { GraphQLFormattedError } from "graphql";
import { catchError, finalize, map, of } from "rxjs";

import {
  currentConnection,
  gatewayUnreachable,
  pageIsMissing,
  retryingGateway,
  waitForGateway,
} from "./connection.ts";
import { LIST_OPERATIONS, PAGE_OPERATIONS, UNSTORED_OPERATIONS } from "./operations.ts";

/** How often a query that failed is sent again. */
const RETRIES = 3;
/** How long after each failure, in milliseconds. */
const RETRY_PAUSE_MS = 1_000;
/** How long a query takes at most, retries included: a little longer than the gateway's own deadline. */
const MAX_WAIT_MS = 9_300;
/** Errors of the gateway that pass. */
const TEMPORARY_CODES: ReadonlySet<unknown> = new Set([
  "FILM_DATABASE_UNAVAILABLE",
  "OVERLOADED",
  "STORE_UNAVAILABLE",
]);

const isRetried = (name: string) => name === "SessionRating" || !UNSTORED_OPERATIONS.has(name);

/** Whether the gateway could not be reached: neither it nor a proxy before it has answered. */
const isUnreachable = (error: unknown) =>
  !CombinedGraphQLErrors.is(error) && !(error instanceof Error && "statusCode" in error);

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
    const { operationName: name = "" } = operation;
    const deadline = operation.getContext()["deadline"];
    const inTime = deadline instanceof AbortSignal && !deadline.aborted;
    const reachable = navigator.onLine && !currentConnection().offline;
    if (isRetried(name) && isTemporary(error) && inTime && reachable && failures <= RETRIES) {
      if (isUnreachable(error)) retryingGateway();
      return true;
    }
    if (isUnreachable(error)) {
      // A list says itself that it could not be loaded. Of other pages there is nothing to show.
      if (PAGE_OPERATIONS.has(name)) pageIsMissing();
      else gatewayUnreachable();
    }
    return false;
  },
});

/** Notes the wait for what the open page is about, and ends it after `MAX_WAIT_MS`. */
const limitWait = new ApolloLink((operation, forward) => {
  const { operationName: name = "" } = operation;
  const deadline = AbortSignal.timeout(MAX_WAIT_MS);
  operation.setContext({ deadline, fetchOptions: { signal: deadline } });
  const isContent = PAGE_OPERATIONS.has(name) || LIST_OPERATIONS.has(name);
  return forward(operation).pipe(finalize(isContent ? waitForGateway() : () => {}));
});

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

/**
 * The one retry policy of the site's queries: a query that failed on its way, or that the gateway could
 * not answer for now, is sent three times more, a second apart; all of it ends within ten seconds.
 * Mutations are sent once, and waited for as long as it takes.
 */
export const retryLink: ApolloLink = ApolloLink.split(
  ({ operationType }) => operationType === "query",
  ApolloLink.from([limitWait, restoreResult, retry, failOnTemporaryErrors]),
);
