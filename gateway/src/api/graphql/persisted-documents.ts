import type { ApolloServerOptions, BaseContext } from "@apollo/server";
import { Keyv } from "keyv";
import type { KeyvStoreAdapter } from "keyv";
import { LRUCache } from "lru-cache";

type Options = Exclude<ApolloServerOptions<BaseContext>["persistedQueries"], false | undefined>;
/** What Apollo Server keeps documents in by their hash. */
export type DocumentCache = NonNullable<Options["cache"]>;

/** What Apollo Server puts before the hash in each key (`APQ_CACHE_PREFIX`, which it does not export). */
const KEY_PREFIX = "apq:";
/** The most that documents may take of the memory, in characters. */
const MEMORY_CHARACTERS = 8_000_000;
/** What a document takes beside its text, with its hash. */
const OVERHEAD = 300;

/**
 * Keeps documents by their hash, so that clients may send the hash alone: in memory, within a bound,
 * and where several gateways share them, so that one knows what was sent to another.
 *
 * @param shared a store of several gateways; null keeps them in this process
 * @param onFailure called when that store fails; what is in memory is served all the same
 * @param built documents of the web app's build by their hash, which no client has to send whole
 */
export function persistedDocuments(
  shared: KeyvStoreAdapter | null,
  onFailure: (error: unknown) => void = () => undefined,
  built: ReadonlyMap<string, string> = new Map(),
): DocumentCache {
  const memory = new LRUCache<string, string>({
    maxSize: MEMORY_CHARACTERS,
    sizeCalculation: (document) => document.length + OVERHEAD,
  });
  const builtByKey = new Map([...built].map(([hash, text]) => [KEY_PREFIX + hash, text]));
  const further = shared && furtherAway(shared, onFailure);
  return {
    async get(key) {
      const known = builtByKey.get(key) ?? memory.get(key);
      if (known !== undefined || further === null) return known;
      const document = await further.get(key);
      if (document !== undefined) memory.set(key, document);
      return document;
    },
    async set(key, document, options) {
      memory.set(key, document);
      await further?.set(key, document, options?.ttl ?? null);
    },
    async delete(key) {
      memory.delete(key);
      await further?.delete(key);
    },
  };
}

/** Shares documents between gateways, and never delays a request. */
function furtherAway(store: KeyvStoreAdapter, onFailure: (error: unknown) => void) {
  const keyv = new Keyv<string>({ store, namespace: "documents", throwOnErrors: true });
  keyv.on("error", onFailure);
  const tried = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    try {
      return await work();
    } catch (error) {
      onFailure(error);
      return undefined;
    }
  };
  return {
    get: (key: string) => tried(() => keyv.get(key)),
    set: (key: string, document: string, ttlSeconds: number | null) =>
      tried(() => keyv.set(key, document, ttlSeconds === null ? undefined : ttlSeconds * 1000)),
    delete: (key: string) => tried(() => keyv.delete(key)),
  };
}
