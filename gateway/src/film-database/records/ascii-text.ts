const FIRST_BYTES = 16 * 1024;
/** No part that is added is longer. */
const LONGEST_PART = 16;
const ZERO = 48;

/** The room of the text that was completed last, which the next one uses again. */
let spare: Buffer | null = null;

/** A text of ASCII that is made of many short parts: no string is made for any of them. */
export class AsciiText {
  #bytes: Buffer;
  #length = 0;

  constructor() {
    this.#bytes = spare ?? Buffer.allocUnsafeSlow(FIRST_BYTES);
    spare = null;
  }

  get isEmpty(): boolean {
    return this.#length === 0;
  }

  /** @param text of at most 16 characters of ASCII */
  add(text: string): void {
    this.#makeRoom();
    for (let index = 0; index < text.length; index += 1) {
      this.#bytes[this.#length] = text.charCodeAt(index);
      this.#length += 1;
    }
  }

  /** @param number no fraction, and not below zero */
  addNumber(number: number): void {
    this.#makeRoom();
    let digits = 1;
    for (let rest = number; rest >= 10; rest = Math.floor(rest / 10)) digits += 1;
    let rest = number;
    for (let at = this.#length + digits - 1; at >= this.#length; at -= 1) {
      const next = Math.floor(rest / 10);
      this.#bytes[at] = ZERO + rest - next * 10;
      rest = next;
    }
    this.#length += digits;
  }

  /** The whole text; nothing may be added any more. */
  complete(): string {
    spare = this.#bytes;
    return this.#bytes.toString("latin1", 0, this.#length);
  }

  #makeRoom(): void {
    if (this.#length + LONGEST_PART <= this.#bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(this.#bytes.length * 2);
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
  }
}
