import { type Content, ownBytes } from "../../own-bytes.ts";
import type { Part } from "./writer.ts";

/** Shorter parts stay texts: encoding them takes no longer than writing several pieces. */
const LEAST_AS_BYTES = 256;

/**
 * Joins texts that follow one another, at once: a text is copied each time that it becomes part of another. Bytes stay
 * as they are: a socket writes the same memory again faster than a copy of it.
 */
export function joined(parts: readonly Part[]): Content {
  const merged: Part[] = [];
  let texts: string[] = [];
  for (const part of parts) {
    if (typeof part === "string") texts.push(part);
    else {
      if (texts.length > 0) merged.push(texts.join(""));
      texts = [];
      merged.push(part);
    }
  }
  if (texts.length > 0 || merged.length === 0) merged.push(texts.join(""));
  return merged.length === 1 && merged[0] !== undefined ? merged[0] : merged;
}

/** Joins parts that are kept: into bytes in memory of their own where that makes them faster to write. */
export function joinedToKeep(parts: readonly Part[]): Part {
  const whole = joined(parts);
  if (typeof whole === "string" && whole.length < LEAST_AS_BYTES) return whole;
  const bytes = ownBytes(whole);
  return bytes.length < LEAST_AS_BYTES ? bytes.toString() : bytes;
}
