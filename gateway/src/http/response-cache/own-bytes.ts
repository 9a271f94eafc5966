/**
 * Bytes in memory of their own. Node makes most buffers as views of 64 KiB that they share with others, and all of it
 * stays in memory for as long as one of them does.
 */
export function ownBytes(content: string | Buffer): Buffer {
  if (typeof content !== "string" && content.buffer.byteLength === content.length) return content;
  const own = Buffer.allocUnsafeSlow(Buffer.byteLength(content));
  if (typeof content === "string") own.write(content);
  else content.copy(own);
  return own;
}
