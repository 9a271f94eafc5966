import { ApolloClient, HttpLink } from "@apollo/client";
import type { NormalizedCacheObject } from "@apollo/client";

import { createCache } from "../shared/browser-cache.ts";
import { fetchWithOfflineStore } from "./offline/fetch-with-offline-store.ts";

/**
 * The one way to the gateway. Queries travel as GET, so that the browser and every cache on the way
 * can keep public answers as long as the gateway says; nothing is asked twice on its own account
 * twice. Without a connection, answers seen before are given.
 *
 * @param known what the page brought with it, as the cache holds it
 */
export const createApolloClient = (known: NormalizedCacheObject | null = null): ApolloClient =>
  new ApolloClient({
    cache: known ? createCache().restore(known) : createCache(),
    link: new HttpLink({
      uri: "/graphql",
      useGETForQueries: true,
      fetch: fetchWithOfflineStore,
      credentials: "same-origin",
      headers: { "apollo-require-preflight": "true" },
      print: (document, print) => print(document).replace(/\s+/g, " "),
    }),
  });
