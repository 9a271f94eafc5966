/** A text, bytes, or several of them one after the other. */
export type Content = string | Buffer | readonly (string | Buffer)[];

/** Bytes in UTF-8. */
export function byteLength(content: Content): number {
  if (typeof content === "string" || Buffer.isBuffer(content)) return Buffer.byteLength(content);
  return content.reduce((sum, part) => sum + Buffer.byteLength(part), 0);
}

/**
 * Bytes in memory of their own. Node makes most buffers as views of 64 KiB that they share with others, and all of it
 * stays in memory for as long as one of them does.
 */
export function ownBytes(content: Content): Buffer {
  if (Buffer.isBuffer(content) && content.buffer.byteLength === content.length) return content;
  const parts = typeof content === "string" || Buffer.isBuffer(content) ? [content] : content;
  const own = Buffer.allocUnsafeSlow(byteLength(content));
  let at = 0;
  for (const part of parts) {
    at += typeof part === "string" ? own.write(part, at) : part.copy(own, at);
  }
  return own;
}
