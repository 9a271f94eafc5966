import { expect, test } from "vitest";
import { jpeg } from "../../test/image-host.ts";
import { imageType } from "./image-origin.ts";

const png = Buffer.concat([
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.alloc(100),
  Buffer.from("IEND0000"),
]);
const webp = Buffer.from(`RIFF${String.fromCharCode(12, 0, 0, 0)}WEBPVP8 0000`, "latin1");
const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path/></svg>\n');

test.each([
  ["image/jpeg", jpeg()],
  ["image/png", png],
  ["image/webp", webp],
  ["image/gif", Buffer.from("GIF89a00000000000000000;")],
  ["image/svg+xml", svg],
  ["image/svg+xml", Buffer.concat([Buffer.from('<?xml version="1.0"?>\n'), svg])],
])("%s is known by its bytes, and refused when it is cut off", (type, bytes) => {
  expect(imageType(bytes)).toBe(type);
  expect(imageType(bytes.subarray(0, -9))).toBeNull();
});

test.each([
  "",
  "<!doctype html><svg></svg>",
  "<html><body>blocked</body></html>",
  '{"status_code":34,"success":false}',
  "%PDF-1.7 0000000000",
])("%o is no image", (text) => {
  expect(imageType(Buffer.from(text))).toBeNull();
});
