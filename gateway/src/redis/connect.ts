import { redisPolicy } from "./redis-policy.ts";

/** A connection to Redis that runs scripts, with a short timeout. */
export interface RedisScripts {
  /** @throws while Redis cannot be reached, hangs, or has failed too often */
  eval(
    script: string,
    options: { readonly keys: string[]; readonly arguments: string[] },
  ): Promise<unknown>;
}

const CONNECT_MS = 1000;
/** How long startup waits for the connection. */
const STARTUP_MS = 500;
const MAX_PAUSE_MS = 3000;

/**
 * Connects; when that takes too long, it returns, continues in the background, and commands fail meanwhile.
 *
 * @param onFailure called for each failure of the connection
 */
export async function connectRedis(
  url: string,
  onFailure: (error: unknown) => void,
): Promise<RedisScripts & { close(): void }> {
  // Loaded where it is used: it takes memory, and time at each start.
  const { createClient } = await import("@redis/client");
  const client = createClient({
    url,
    // A command that cannot be sent immediately fails.
    disableOfflineQueue: true,
    // Every server of this protocol speaks version 2, and scripts need no more.
    RESP: 2,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (retries) => Math.min(retries * 200, MAX_PAUSE_MS),
    },
  });
  client.on("error", onFailure);
  await Promise.race([
    client.connect().catch(onFailure),
    new Promise((resolve) => setTimeout(resolve, STARTUP_MS).unref()),
  ]);
  const policy = redisPolicy();
  return {
    eval: (script, options) => policy.execute(() => client.eval(script, options)),
    close: () => client.destroy(),
  };
}
