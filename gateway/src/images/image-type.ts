const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Where a JPEG's picture data starts, and where they end. */
const START_OF_SCAN = Buffer.from([0xff, 0xda]);
const END_OF_IMAGE = Buffer.from([0xff, 0xd9]);

export const SVG = "image/svg+xml";

/**
 * The media type of an image by its first bytes, whatever its sender calls it.
 *
 * @returns null for everything that is no image, or one that is cut off
 */
export function imageType(bytes: Buffer): string | null {
  if (bytes.length < 12) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) {
    // No data of a picture hold the two bytes that end it.
    const whole = bytes.lastIndexOf(END_OF_IMAGE) > bytes.lastIndexOf(START_OF_SCAN);
    return whole ? "image/jpeg" : null;
  }
  if (bytes.subarray(0, 8).equals(PNG)) {
    return bytes.subarray(-64).includes("IEND") ? "image/png" : null;
  }
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 12) === "WEBP") {
    return bytes.length >= bytes.readUInt32LE(4) + 8 ? "image/webp" : null;
  }
  if (ascii(bytes, 0, 4) === "GIF8") return bytes.at(-1) === 0x3b ? "image/gif" : null;
  if (/^(?:<\?xml[^>]*>\s*)?<svg[\s>]/u.test(ascii(bytes, 0, 256))) {
    return /<\/svg>\s*$/u.test(bytes.subarray(-64).toString("latin1")) ? SVG : null;
  }
  return null;
}

function ascii(bytes: Buffer, from: number, to: number): string {
  return bytes.toString("latin1", from, to);
}
