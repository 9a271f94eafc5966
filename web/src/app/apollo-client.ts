import { ApolloClient } from "@apollo/client";

import { createCache } from "../lib/apollo/browser-cache.ts";
import { gatewayLink } from "./gateway-link.ts";
import { fetchWithOfflineStore } from "./offline/fetch-with-offline-store.ts";

/**
 * The one way to the gateway. Nothing is requested twice on its own account. Without a connection,
 * responses seen before are given.
 */
export const createApolloClient = (): ApolloClient =>
  new ApolloClient({ cache: createCache(), link: gatewayLink(fetchWithOfflineStore) });
