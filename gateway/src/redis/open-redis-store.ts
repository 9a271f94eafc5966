import type { RedisStore } from "./redis-store.ts";

/** Opens a store; its packages are loaded where a Redis is configured: they take memory and time. */
export async function openRedisStore(url: string): Promise<RedisStore> {
  const { RedisStore } = await import("./redis-store.ts");
  return RedisStore.open(url);
}
