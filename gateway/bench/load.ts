import { fileURLToPath } from "node:url";
import autocannon from "autocannon";

/** What is sent over and over. */
export interface Load {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

const CONNECTIONS = 32;
const WORKER = 1;

/**
 * Sends requests as fast as answers come, from another thread.
 *
 * @param seconds for how long
 * @returns answers a second
 * @throws when an answer is not a good one
 */
export async function requestsPerSecond(load: Load, seconds: number): Promise<number> {
  const { url } = load;
  const result = await autocannon({
    ...load,
    connections: CONNECTIONS,
    duration: seconds,
    workers: WORKER,
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${result.non2xx} bad answers and ${result.errors} errors from ${url}`);
  }
  return result.requests.average;
}

/** The folder that benches may write to. */
export const BENCH_FOLDER = fileURLToPath(new URL("../../data/bench", import.meta.url));
