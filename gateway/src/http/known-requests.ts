import { LRUCache } from "lru-cache";

/** How many different requests are remembered. */
const MOST = 4000;
/** Longer addresses are read each time: remembering them would take more room than it saves time. */
const LONGEST_ADDRESS = 4000;

/**
 * Remembers what reading a GET's address came to, since the same few are asked over and over. It
 * saves reading alone: what an answer is kept under is the request as it was read, so that a key that
 * means nothing makes no second answer.
 */
export class KnownRequests {
  readonly #keys = new LRUCache<string, string>({ max: MOST });

  /** The key of the answer to an address, where the address was read before. */
  keyOf(address: string): string | undefined {
    return this.#keys.get(address);
  }

  remember(address: string, key: string): void {
    if (address.length <= LONGEST_ADDRESS) this.#keys.set(address, key);
  }
}
