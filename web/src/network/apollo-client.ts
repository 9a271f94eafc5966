import { ApolloLink, HttpLink } from "@apollo/client";
import { PersistedQueryLink } from "@apollo/client/link/persisted-queries";
import { documentHashes } from "virtual:document-hashes";

import { createCache } from "./browser-cache.ts";
import { compactDocument } from "./compact-document.ts";
import type { PageResult } from "./first-view.ts";
import { getOperationName } from "./operation-name.ts";
import { SiteClient } from "./site-client.ts";
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

/** The way to the gateway: queries travel as GET, so that every cache on the way can store them. */
const gatewayLink = (): ApolloLink =>
  ApolloLink.from([
    retryLink,
    byHash,
    new HttpLink({
      uri: "/graphql",
      useGETForQueries: true,
      fetch: fetchFromGateway,
      credentials: "same-origin",
      // The gateway has no use for the client's version, which each URL would carry.
      enhancedClientAwareness: { transport: false },
      headers: { "apollo-require-preflight": "true" },
      print: (document, print) => compactDocument(print(document)),
    }),
  ]);

/**
 * Creates the browser's client with a page's results in its cache. Each result is written, and read as
 * its component will, in a task of its own, so that the browser can respond in between.
 */
export async function createApolloClient(results: readonly PageResult[]): Promise<SiteClient> {
  const complete = results.filter(({ errors }) => !errors);
  const client = new SiteClient({
    cache: createCache(),
    link: gatewayLink(),
    failed: results.filter(({ errors }) => errors),
  });
  for (const { document: query, variables, data } of complete) {
    await nextTask();
    client.writeQuery({ query, variables, data });
    await nextTask();
    client.readQuery({ query, variables }, true);
  }
  return client;
}
