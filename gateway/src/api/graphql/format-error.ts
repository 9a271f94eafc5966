import { ApolloServerValidationErrorCode, unwrapResolverError } from "@apollo/server/errors";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { toPublicError } from "../../errors.ts";
import { LIMITS } from "../../config/limits.ts";
import type { GraphQLContext } from "./schema.ts";

/** How an error leaves the gateway: what GraphQL says as it is, our own with their code, everything else masked. */
export function formatError(
  formatted: GraphQLFormattedError,
  error: unknown,
): GraphQLFormattedError {
  const original = unwrapResolverError(error);
  if (original instanceof GraphQLError) return inOurWords(withoutStack(formatted), original);
  const { code, message, retryAfterSeconds } = toPublicError(original);
  return {
    ...withoutStack(formatted),
    message,
    extensions: { code, ...(retryAfterSeconds !== null && { retryAfterSeconds }) },
  };
}

/** Apollo speaks to whoever runs it, and gives some refusals the code of a fault of ours. */
function inOurWords(
  formatted: GraphQLFormattedError,
  { extensions, message }: GraphQLError,
): GraphQLFormattedError {
  // A variable that may be null, and is, instead of a required argument: only executing finds that out.
  if (extensions["code"] === undefined && /^Argument "\w+" of /u.test(message)) {
    return { ...formatted, extensions: { ...formatted.extensions, code: "BAD_USER_INPUT" } };
  }
  if (
    extensions["validationErrorCode"] === ApolloServerValidationErrorCode.INTROSPECTION_DISABLED
  ) {
    return { ...formatted, message: "The schema cannot be read over the wire here." };
  }
  if (/more tha[nt] \d+ tokens/u.test(message)) {
    const code = "TOKEN_LIMIT_EXCEEDED";
    return {
      ...formatted,
      message: `The document has more than ${LIMITS.graphql.tokens} tokens.`,
      extensions: { code },
    };
  }
  // A refused persisted query has a status and no code.
  return extensions["code"] === undefined && extensions["http"] !== undefined
    ? { ...formatted, extensions: { ...formatted.extensions, code: "BAD_REQUEST" } }
    : formatted;
}

/** Logs the errors that a response masks, with the number of its request. */
export function logUnexpected(
  errors: readonly GraphQLError[],
  { services: { logger }, requestId }: Pick<GraphQLContext, "services" | "requestId">,
): void {
  for (const error of errors.filter(isUnexpected)) {
    logger.error(
      { requestId, path: error.path, err: error.originalError ?? error },
      "a resolver failed",
    );
  }
}

export function addRequestIds(errors: readonly GraphQLFormattedError[], requestId: string): void {
  for (const { extensions } of errors) {
    if (extensions?.["code"] === "INTERNAL_SERVER_ERROR") Object.assign(extensions, { requestId });
  }
}

function isUnexpected(error: unknown): boolean {
  const original = unwrapResolverError(error);
  return !(original instanceof GraphQLError) && !toPublicError(original).expected;
}

/** GraphQL quotes what it was given; a long value is not echoed back whole. */
function shortened(message: string): string {
  const { messageLength } = LIMITS.graphql;
  return message.length <= messageLength ? message : `${message.slice(0, messageLength)}…`;
}

function withoutStack(formatted: GraphQLFormattedError): GraphQLFormattedError {
  const { stacktrace: _, ...extensions } = formatted.extensions ?? {};
  return { ...formatted, message: shortened(formatted.message), extensions };
}
