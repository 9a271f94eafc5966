import { inflateSync } from "node:zlib";

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/**
 * Takes a WOFF file out of its wrapping: the tables inflated once, as a plain font file. The font
 * library would otherwise inflate a table again for every letter.
 *
 * @throws Error when the file is no WOFF
 */
export function unwrapWoff(file: Buffer): Buffer {
  if (file.toString("latin1", 0, 4) !== "wOFF") throw new Error("not a WOFF file");
  const count = file.readUInt16BE(12);
  const header = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY);
  file.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const tables: Buffer[] = [];
  let offset = header.length;
  for (let index = 0; index < count; index++) {
    const entry = WOFF_HEADER + index * WOFF_ENTRY;
    const start = file.readUInt32BE(entry + 4);
    const packed = file.readUInt32BE(entry + 8);
    const length = file.readUInt32BE(entry + 12);
    const data = file.subarray(start, start + packed);
    const table = Buffer.alloc(Math.ceil(length / 4) * 4);
    (packed < length ? inflateSync(data) : data).copy(table);
    const row = SFNT_HEADER + index * SFNT_ENTRY;
    file.copy(header, row, entry, entry + 4);
    file.copy(header, row + 4, entry + 16, entry + 20);
    header.writeUInt32BE(offset, row + 8);
    header.writeUInt32BE(length, row + 12);
    tables.push(table);
    offset += table.length;
  }
  return Buffer.concat([header, ...tables]);
}
