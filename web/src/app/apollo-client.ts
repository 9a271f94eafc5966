import { HttpLink } from "@apollo/client";

import { createCache } from "../lib/apollo/browser-cache.ts";
import type { PageResult } from "../lib/apollo/first-view.ts";
import { SiteClient } from "./site-client.ts";
import { nextTask } from "../lib/tasks.ts";
import { fetchWithOfflineStore } from "./offline/fetch-with-offline-store.ts";

/** The way to the gateway: queries travel as GET, so that every cache on the way can store them. */
export const gatewayLink = (send: typeof fetch): HttpLink =>
  new HttpLink({
    uri: "/graphql",
    useGETForQueries: true,
    fetch: send,
    credentials: "same-origin",
    headers: { "apollo-require-preflight": "true" },
    print: (document, print) => print(document).replace(/\s+/g, " "),
  });

/**
 * Creates the browser's client with a page's results in its cache. Each result is written, and read as
 * its component will, in a task of its own, so that the browser can respond in between.
 */
export async function createApolloClient(results: readonly PageResult[]): Promise<SiteClient> {
  const complete = results.filter(({ errors }) => !errors);
  const client = new SiteClient({
    cache: createCache(),
    link: gatewayLink(fetchWithOfflineStore),
    results: results.filter(({ errors }) => errors),
    once: true,
  });
  for (const { document: query, variables, data } of complete) {
    await nextTask();
    client.writeQuery({ query, variables, data });
    await nextTask();
    client.readQuery({ query, variables }, true);
  }
  return client;
}
