import type { IncomingMessage } from "node:http";

/** Longer bodies are not keys. */
const MOST_BYTES = 12_288;

/**
 * Reads a short body ahead of whoever handles the request.
 *
 * @param length in bytes; null when it is not known
 * @param onBody is given the bytes, and returns whether the request is handled with that
 * @param otherwise handles it otherwise, and finds the body unread
 * @returns false when the body is too long, or its length is not known; then nothing was read
 */
export function readAhead(
  incoming: IncomingMessage,
  length: number | null,
  onBody: (body: Buffer) => boolean,
  otherwise: () => void,
): boolean {
  if (length === null || !(length > 0 && length <= MOST_BYTES)) return false;
  const chunks: Buffer[] = [];
  let received = 0;
  const onData = (chunk: Buffer) => {
    chunks.push(chunk);
    received += chunk.length;
    if (received < length) return;
    incoming.off("data", onData);
    const [first = chunk] = chunks;
    const body = chunks.length === 1 ? first : Buffer.concat(chunks, received);
    if (onBody(body)) {
      incoming.resume();
      return;
    }
    incoming.pause();
    incoming.unshift(body);
    otherwise();
  };
  incoming.on("data", onData);
  return true;
}
