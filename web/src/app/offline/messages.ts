import type { WorkboxPlugin } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { CacheFirst } from "workbox-strategies";

/** The most files that are stored: those of two languages. A build has others, and those of the one before go. */
const MAX_FILES = 40;

/** Gives the messages that are stored, else those of the gateway, which are stored for use offline. */
export const messagesStrategy = new CacheFirst({
  cacheName: "flickmap-messages",
  // Its own type says that hooks can be undefined, where the list's says that they are or are not there.
  plugins: [
    new ExpirationPlugin({ maxEntries: MAX_FILES, purgeOnQuotaError: true }) as WorkboxPlugin,
  ],
});
