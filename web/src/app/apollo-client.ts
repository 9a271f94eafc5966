import { ApolloClient } from "@apollo/client";
import type { NormalizedCacheObject } from "@apollo/client";

import { createCache } from "../shared/browser-cache.ts";
import { gatewayLink } from "./gateway-link.ts";
import { fetchWithOfflineStore } from "./offline/fetch-with-offline-store.ts";

/**
 * The one way to the gateway. Nothing is requested twice on its own account. Without a connection,
 * responses seen before are given.
 *
 * @param known what the page brought with it, as the cache holds it
 */
export const createApolloClient = (known: NormalizedCacheObject | null = null): ApolloClient =>
  new ApolloClient({
    cache: known ? createCache().restore(known) : createCache(),
    link: gatewayLink(fetchWithOfflineStore),
  });
