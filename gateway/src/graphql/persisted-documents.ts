import type { ApolloServerOptions, BaseContext } from "@apollo/server";
import { Keyv } from "keyv";
import type { KeyvStoreAdapter } from "keyv";
import { LRUCache } from "lru-cache";

type Options = Exclude<ApolloServerOptions<BaseContext>["persistedQueries"], false | undefined>;
/** What Apollo Server keeps documents in by their hash. */
export type DocumentCache = NonNullable<Options["cache"]>;

/** The most that documents may take of the memory, in characters. */
const MEMORY_CHARACTERS = 8_000_000;

/**
 * Keeps documents by their hash, so that clients may send the hash alone: in memory, within a bound,
 * or where several gateways share them.
 *
 * @param shared a store of several gateways; null keeps them in this process
 */
export function persistedDocuments(shared: KeyvStoreAdapter | null): DocumentCache {
  if (shared === null) return inMemory();
  const keyv = new Keyv<string>({ store: shared, namespace: "documents" });
  return {
    get: (hash) => keyv.get(hash),
    async set(hash, document, options) {
      const seconds = options?.ttl;
      await keyv.set(hash, document, seconds == null ? undefined : seconds * 1000);
    },
    delete: (hash) => keyv.delete(hash),
  };
}

function inMemory(): DocumentCache {
  const documents = new LRUCache<string, string>({
    maxSize: MEMORY_CHARACTERS,
    sizeCalculation: (document) => document.length + 1,
  });
  return {
    get: async (hash) => documents.get(hash),
    async set(hash, document) {
      documents.set(hash, document);
    },
    delete: async (hash) => documents.delete(hash),
  };
}
