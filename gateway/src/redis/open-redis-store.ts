import type { Secrets } from "../config/derived-keys.ts";
import { EntrySignature } from "./entry-signature.ts";
import type { RedisStore } from "./redis-store.ts";

/**
 * Opens a store; see `RedisStore.open`. Its packages are loaded where a Redis is configured: they take memory and time.
 *
 * @param secrets that the gateways on it have
 */
export async function openRedisStore(url: string, secrets: Secrets): Promise<RedisStore> {
  const { RedisStore } = await import("./redis-store.ts");
  return RedisStore.open(url, new EntrySignature(secrets));
}
