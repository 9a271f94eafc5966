import { ApolloClient, HttpLink } from "@apollo/client";

import { createCache } from "../shared/browser-cache.ts";
import { fetchWithOfflineStore } from "./offline/fetch-with-offline-store.ts";

/**
 * The one way to the gateway. Queries travel as GET, so that the browser and every cache on the way
 * can keep public answers as long as the gateway says; nothing is asked twice on its own account
 * (specification section 7, "Caching defaults"). Without a connection, answers seen before are given.
 */
export const createApolloClient = (): ApolloClient =>
  new ApolloClient({
    cache: createCache(),
    link: new HttpLink({
      uri: "/graphql",
      useGETForQueries: true,
      fetch: fetchWithOfflineStore,
      credentials: "same-origin",
      headers: { "apollo-require-preflight": "true" },
      print: (document, print) => print(document).replace(/\s+/g, " "),
    }),
  });
