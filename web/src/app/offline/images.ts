import type { RouteHandlerCallback, WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst } from "workbox-strategies";

/** The most pictures that are stored, some 10 to 20 MB. */
const MAX_IMAGES = 400;
/** How long a picture is stored, in seconds: 30 days. */
const LONGEST_SECONDS = 30 * 24 * 60 * 60;

/** Whether a request is for artwork: of the image host, or of the embedded sample. */
export function isKeptImage(destination: string, url: URL, ownOrigin: string): boolean {
  if (destination !== "image") return false;
  return url.origin !== ownOrigin || url.pathname.startsWith("/images/");
}

const expiration = new ExpirationPlugin({
  maxEntries: MAX_IMAGES,
  maxAgeSeconds: LONGEST_SECONDS,
  purgeOnQuotaError: true,
});

const keep = new CacheFirst({
  cacheName: "flickmap-images",
  plugins: [
    {
      // Requested in a way that lets the response be read: the browser counts one that cannot be read
      // as several megabytes, however small it is.
      requestWillFetch: async ({ request }) =>
        new Request(request.url, { mode: "cors", credentials: "omit" }),
      cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null),
    },
    // Its own type says that hooks can be undefined, where the list's says that they are or are not there.
    expiration as WorkboxPlugin,
  ],
});

/** Gives a stored picture, else the image host's; one that cannot be read is passed on and not stored. */
export const imageHandler: RouteHandlerCallback = async (options) => {
  try {
    return await keep.handle(options);
  } catch {
    return fetch(options.request);
  }
};
