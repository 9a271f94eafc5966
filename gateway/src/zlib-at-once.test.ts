import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { gunzipAtOnce, zstdCompressAtOnce, zstdDecompressAtOnce } from "./zlib-at-once.ts";

const BYTES = 200_000;
const TIMES = 30;
const text = Buffer.from("some text ".repeat(BYTES / 10));
const zipped = gzipSync(text);

test("what was decompressed is whole, and leaves no memory behind", () => {
  const call = () => gunzipAtOnce(zipped, { chunkSize: BYTES + 1 });
  expect(call().equals(text)).toBe(true);
  setFlagsFromString("--expose-gc");
  const collect: (options: object) => void = runInNewContext("gc");
  const used = () => {
    // Young objects alone: a stream of zlib is not found by that, whoever needs it.
    for (let times = 0; times < 3; times += 1) collect({ type: "minor" });
    return process.memoryUsage().arrayBuffers;
  };
  const before = used();
  for (let times = 0; times < TIMES; times += 1) call();
  expect(used() - before).toBeLessThan((TIMES * BYTES) / 3);
});

test("what was compressed with zstd is whole, however small the room", () => {
  const packed = zstdCompressAtOnce(text, { chunkSize: 64 });
  expect(packed.length).toBeLessThan(BYTES / 10);
  expect(zstdDecompressAtOnce(packed).equals(text)).toBe(true);
});
