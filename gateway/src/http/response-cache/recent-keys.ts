/** A power of two; four bytes each. */
const PLACES = 65_536;

/**
 * Tells what is requested again from what is requested once: it remembers a number for each of the last keys, and takes
 * one key for another about once in four billion.
 */
export class RecentKeys {
  readonly #numbers = new Uint32Array(PLACES);

  /** Remembers a key, in the place of another. Returns whether it was remembered already. */
  addAndHas(key: string): boolean {
    const number = numberOf(key);
    const place = number & (PLACES - 1);
    if (this.#numbers[place] === number) return true;
    this.#numbers[place] = number;
    return false;
  }
}

/** FNV-1a of its characters, 32 bits. */
function numberOf(text: string): number {
  let number = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    number = Math.imul(number ^ text.charCodeAt(index), 0x01000193);
  }
  return number >>> 0;
}
