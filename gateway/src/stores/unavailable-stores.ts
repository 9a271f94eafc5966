import { StoreUnavailableError } from "./store-unavailable.ts";
import type { Stores } from "./stores.ts";

/**
 * Stores whose database cannot be opened: every call rejects with `StoreUnavailableError`, so that
 * the site serves what needs no store.
 *
 * @param cause why it cannot be opened
 */
export function unavailableStores(cause: unknown): Stores {
  const unavailable = async (): Promise<never> => {
    throw new StoreUnavailableError(cause);
  };
  return {
    ratings: {
      isShared: false,
      rate: unavailable,
      remove: unavailable,
      sessionRating: unavailable,
      totals: unavailable,
    },
    contact: {
      add: unavailable,
      // oxlint-disable-next-line require-yield -- it rejects before the first message
      async *list() {
        await unavailable();
      },
      claim: unavailable,
      markSent: unavailable,
      postpone: unavailable,
    },
    availability: {
      note: unavailable,
      due: unavailable,
      load: unavailable,
      postpone: unavailable,
      record: unavailable,
      recover: unavailable,
      changes: unavailable,
      changeBounds: unavailable,
      storeId: unavailable,
      offersIn: unavailable,
      exportPage: unavailable,
      figures: unavailable,
      observingSince: unavailable,
      forget: unavailable,
      takeLease: unavailable,
      endLease: unavailable,
    },
    ping: unavailable,
    close: async () => undefined,
  };
}
