/** Shorter texts are parsed without a look: whatever they hold, it takes less than a tenth of a second. */
const SHORT_BYTES = 512 * 1024;
/**
 * What a longer one may have of quotes and opening brackets. A title with three thousand credits and offers in every
 * country has about 160,000.
 */
const MAX_SIGNS = 300_000;

const QUOTE = 0x22;
const BRACKET = 0x5b;
const BRACE = 0x7b;

/**
 * Whether JSON holds so many keys, texts, lists or objects that reading it would block the process or fill its memory:
 * 8 MB of brackets within brackets took more than the whole heap, a million keys most of a second.
 */
export function holdsTooMuch(json: Uint8Array): boolean {
  if (json.length <= SHORT_BYTES) return false;
  let signs = 0;
  for (const byte of json) {
    if (byte !== QUOTE && byte !== BRACKET && byte !== BRACE) continue;
    signs += 1;
    if (signs > MAX_SIGNS) return true;
  }
  return false;
}
