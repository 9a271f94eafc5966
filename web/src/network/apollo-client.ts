import { ApolloClient, ApolloLink } from "@apollo/client";
import { BaseHttpLink } from "@apollo/client/link/http";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import { map } from "rxjs";
import { documentHashes } from "virtual:document-hashes";

import { createCache } from "./browser-cache.ts";
import type { PageResult } from "./page-results.ts";
import { getOperationName, withLanguage } from "./operation.ts";
import { pageLanguage } from "../lib/messages.ts";
import { nextTask } from "../lib/tasks.ts";
import { retryLink } from "./retry-link.ts";
import { fetchFromGateway } from "./gateway-fetch.ts";

/** Sends a query's hash, and its document only to a gateway that does not know the hash, as one of an earlier build. */
const byHash = ApolloLink.split(
  ({ operationName = "" }) => documentHashes[operationName] !== undefined,
  new PersistedQueryLink({
    generateHash: (document) => {
      const hash = documentHashes[getOperationName(document)];
      if (hash === undefined) throw new Error("The build names no hash of this document");
      return hash;
    },
  }),
);

/** Has every operation answer in the language of the page, which each cache on the way finds in its variables. */
const inPageLanguage = new ApolloLink((operation, forward) => {
  operation.variables = withLanguage(operation.variables, pageLanguage().code);
  return forward(operation);
});

/** The way to the gateway: queries travel as GET, so that every cache on the way can store them. */
const gatewayLink = (): ApolloLink =>
  ApolloLink.from([
    inPageLanguage,
    retryLink,
    byHash,
    new BaseHttpLink({
      uri: "/graphql",
      useGETForQueries: true,
      fetch: fetchFromGateway,
      credentials: "same-origin",
      headers: { "apollo-require-preflight": "true" },
    }),
  ]);

/** The cache would store the nulls of a failed result without the error, and answer with them: as a title that is none. */
const dropEmptyData = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    map((result) => {
      const values = Object.values(result.data ?? {});
      return result.errors && values.every((value) => value === null)
        ? { ...result, data: null }
        : result;
    }),
  ),
);

export const createApolloClient = (link: ApolloLink = gatewayLink()): ApolloClient =>
  new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([dropEmptyData, link]),
    // What failed stays until it was tried again.
    defaultOptions: { watchQuery: { notifyOnNetworkStatusChange: false } },
  });

/** Each is written, and read as its component will, in a task of its own, so that the browser can respond in between. */
export async function cacheResults(
  { cache }: ApolloClient,
  results: Iterable<PageResult>,
): Promise<void> {
  for (const { document, variables, data } of results) {
    await nextTask();
    const query = cache.transformDocument(document);
    cache.writeQuery({ query, variables, data });
    await nextTask();
    cache.readQuery({ query, variables, optimistic: true });
  }
}
