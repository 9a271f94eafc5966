import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";

const unknown = "There was an error processing your search. Please try again later.";

/** What is said below 'Failed to load search results'. */
export const searchErrorText = (error: Error): string => {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    return first?.extensions?.["code"] === "BAD_USER_INPUT" ? first.message : unknown;
  }
  return ServerError.is(error) ? `Search request failed with status ${error.statusCode}` : unknown;
};
