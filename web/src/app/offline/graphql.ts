import type { WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { NetworkFirst } from "workbox-strategies";

import { withAge } from "../../network/stored-age.ts";

/** How long the network may take before a stored response stands in, in seconds: less than the page waits. */
const PATIENCE_SECONDS = 8;
/** How many responses are stored; of more, the least recently used go. */
const MAX_RESPONSES = 150;
/** How old a response may be and still be shown, in seconds: 30 days. */
const LONGEST_SECONDS = 30 * 24 * 60 * 60;

/** Whether a request of this origin is a query whose response is stored for use offline: one that does not forbid it. */
export const isStoredQuery = (
  { pathname, searchParams }: URL,
  { cache }: Pick<Request, "cache">,
): boolean => pathname === "/graphql" && searchParams.has("operationName") && cache !== "no-store";

/** Gives a response to store; null for one with errors, and for one that forbids it. */
export async function storable(response: Response): Promise<Response | null> {
  if (response.status !== 200) return null;
  if (response.headers.get("cache-control")?.includes("no-store")) return null;
  const body: unknown = await response.clone().json();
  return typeof body === "object" && body !== null && !("errors" in body) ? response : null;
}

const expiration = new ExpirationPlugin({
  maxEntries: MAX_RESPONSES,
  maxAgeSeconds: LONGEST_SECONDS,
  purgeOnQuotaError: true,
});

/** Answers a query by the network, and by what is stored where the network does not answer in time. */
export const graphqlStrategy = new NetworkFirst({
  cacheName: "flickmap-graphql",
  networkTimeoutSeconds: PATIENCE_SECONDS,
  matchOptions: { ignoreVary: true },
  plugins: [
    // Its own type says that hooks can be undefined, where the list's says that they are or are not there.
    expiration as WorkboxPlugin,
    {
      cacheWillUpdate: ({ response }) => storable(response),
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse ? withAge(cachedResponse) : null,
    },
  ],
});
