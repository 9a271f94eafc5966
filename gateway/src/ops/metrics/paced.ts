import { setTimeout as delay } from "node:timers/promises";

/**
 * Limits how often a reading is made, however many want it: those that come before the next one begins share it, so
 * that each has stats of after its request.
 *
 * @param minMs between the beginnings of two readings, in milliseconds
 */
export function paced<Result>(read: () => Promise<Result>, minMs: number): () => Promise<Result> {
  let begunAt = Number.NEGATIVE_INFINITY;
  let next: Promise<Result> | null = null;
  const readInTurn = async () => {
    await delay(Math.max(0, begunAt + minMs - performance.now()));
    begunAt = performance.now();
    next = null;
    return read();
  };
  return () => (next ??= readInTurn());
}
