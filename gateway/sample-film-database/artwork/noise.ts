import { crc32, deflateSync } from "node:zlib";
import { random } from "../random.ts";

/** Grain: a small tile of noise as a picture, far cheaper to paint than a filter. */

const SIZE = 72;

/** A definition of the pattern `grain`. */
export const GRAIN_PATTERN = `<pattern id="grain" width="${SIZE}" height="${SIZE}" patternUnits="userSpaceOnUse"><image width="${SIZE}" height="${SIZE}" href="data:image/png;base64,${noise().toString("base64")}"/></pattern>`;

/** A PNG of four-bit greys, each half transparent to its own degree. */
function noise(): Buffer {
  const chance = random(7);
  const rows = Buffer.alloc(SIZE * (SIZE / 2 + 1));
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE / 2; x++) rows[y * (SIZE / 2 + 1) + 1 + x] = chance.whole(0, 255);
  }
  const greys = Buffer.alloc(48);
  const opacities = Buffer.alloc(16);
  for (let index = 0; index < 16; index++) {
    greys.fill(index < 8 ? 0 : 255, index * 3, index * 3 + 3);
    opacities[index] = (index % 8) * 5;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  header.set([4, 3, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", header),
    chunk("PLTE", greys),
    chunk("tRNS", opacities),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
