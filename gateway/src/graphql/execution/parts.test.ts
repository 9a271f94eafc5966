import { expect, test } from "vitest";
import { byteLength, ownBytes } from "../../own-bytes.ts";
import { joined, joinedToKeep } from "./parts.ts";

const TEXTS = ["Amélie", " — ", "天気の子", "", "“quoted” 🎬"];
const BYTES = Buffer.from("é天");

test("texts alone become one text", () => {
  expect(joined(TEXTS)).toBe(TEXTS.join(""));
  expect(joined([])).toBe("");
});

test("texts between bytes become one text each, and the bytes stay the same object", () => {
  expect(joined([...TEXTS, BYTES, ...TEXTS, BYTES])).toEqual([
    TEXTS.join(""),
    BYTES,
    TEXTS.join(""),
    BYTES,
  ]);
  expect(joined([BYTES])).toBe(BYTES);
});

test("parts have as many bytes as they say, in their order", () => {
  for (let at = 0; at <= TEXTS.length; at += 1) {
    const parts = [...TEXTS.slice(0, at), BYTES, ...TEXTS.slice(at), BYTES];
    const bytes = ownBytes(joined(parts));
    expect(bytes.toString()).toBe(parts.map(String).join(""));
    expect(byteLength(joined(parts))).toBe(bytes.length);
  }
});

test("what is kept is a short text, or bytes that share their memory with nothing", () => {
  expect(joinedToKeep([...TEXTS, BYTES])).toBe(`${TEXTS.join("")}é天`);
  const long = [...TEXTS, "Amélie ".repeat(1200)];
  for (const parts of [long, [...long, BYTES]]) {
    const kept = joinedToKeep(parts);
    expect(kept.toString()).toBe(parts.map(String).join(""));
    expect(Buffer.isBuffer(kept) && kept.buffer.byteLength).toBe(kept.length);
  }
});
