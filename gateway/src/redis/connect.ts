import { createClient } from "@redis/client";
import { redisPatience } from "./patience.ts";

/** A connection to Redis that runs scripts, and gives up soon where Redis does not answer. */
export interface RedisScripts {
  /** @throws while Redis cannot be reached, hangs, or is left alone for having failed */
  eval(
    script: string,
    options: { readonly keys: string[]; readonly arguments: string[] },
  ): Promise<unknown>;
}

const CONNECT_MS = 1000;
/** How long a start waits for the connection. */
const PATIENCE_MS = 500;
const LONGEST_PAUSE_MS = 3000;

/**
 * Connects; where that takes too long it goes on trying, and what is asked meanwhile fails.
 *
 * @param onFailure is told of each failure of the connection
 */
export async function connectRedis(
  url: string,
  onFailure: (error: unknown) => void,
): Promise<RedisScripts & { close(): void }> {
  const client = createClient({
    url,
    // A command that cannot be sent at once fails at once.
    disableOfflineQueue: true,
    // Every server of this protocol speaks version 2, and scripts need no more.
    RESP: 2,
    socket: {
      connectTimeout: CONNECT_MS,
      reconnectStrategy: (retries) => Math.min(retries * 200, LONGEST_PAUSE_MS),
    },
  });
  client.on("error", onFailure);
  await Promise.race([
    client.connect().catch(onFailure),
    new Promise((resolve) => setTimeout(resolve, PATIENCE_MS).unref()),
  ]);
  const patience = redisPatience();
  return {
    eval: (script, options) => patience.execute(() => client.eval(script, options)),
    close: () => client.destroy(),
  };
}
