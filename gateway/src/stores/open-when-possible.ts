import { StoreUnavailableError } from "./store-unavailable.ts";
import type { Stores } from "./stores.ts";

/** Opening is tried again after so many milliseconds. */
const RETRY_MS = 2000;

/**
 * Stores whose database could not be opened, such as on a full disk. A call opens it where that is possible by now, else
 * rejects with `StoreUnavailableError`.
 *
 * @param cause why it could not be opened
 */
export function openWhenPossible(open: () => Promise<Stores>, cause: unknown): Stores {
  let opening: Promise<Stores> | null = null;
  let failure = cause;
  let retryAt = performance.now() + RETRY_MS;
  const tryToOpen = async (): Promise<Stores> => {
    try {
      return await open();
    } catch (error) {
      opening = null;
      failure = error;
      retryAt = performance.now() + RETRY_MS;
      throw new StoreUnavailableError(error);
    }
  };
  const opened = async (): Promise<Stores> => {
    if (opening === null && performance.now() < retryAt) throw new StoreUnavailableError(failure);
    return (opening ??= tryToOpen());
  };
  return {
    ratings: forward(async () => (await opened()).ratings, { isShared: false }),
    contact: forward(async () => (await opened()).contact, {
      async *list() {
        yield* (await opened()).contact.list();
      },
    }),
    availability: forward(async () => (await opened()).availability, {}),
    ping: async () => (await opened()).ping(),
    close: async () => (await opening)?.close(),
  };
}

/** A store that calls each of its methods on the one that is open; what does not return a promise is given. */
function forward<Store extends object>(opened: () => Promise<Store>, given: Partial<Store>): Store {
  const get = (_: object, name: string | symbol): unknown =>
    Reflect.get(given, name) ??
    (async (...args: unknown[]) => {
      const store = await opened();
      const method: unknown = Reflect.get(store, name);
      if (typeof method !== "function") throw new TypeError(`A store has no ${String(name)}`);
      return Reflect.apply(method, store, args);
    });
  return new Proxy({}, { get }) as Store;
}
