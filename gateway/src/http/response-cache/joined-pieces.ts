/**
 * Joins pieces of a body as they come, in memory of a fixed size: each piece that `node:http` makes takes hundreds of
 * bytes beside its own, and a client may send a body byte by byte.
 */
export class JoinedPieces {
  readonly #mostBytes: number;
  /** The only piece so far, as it came; most bodies have one. */
  #only: Buffer | null = null;
  #memory: Buffer | null = null;
  #length = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  get length(): number {
    return this.#length;
  }

  /** @param piece no longer than what is left of the memory */
  add(piece: Buffer): void {
    if (this.#length === 0) this.#only = piece;
    else {
      this.#memory ??= Buffer.allocUnsafeSlow(this.#mostBytes);
      this.#only?.copy(this.#memory);
      this.#only = null;
      piece.copy(this.#memory, this.#length);
    }
    this.#length += piece.length;
  }

  /** All that has come since the last call. */
  take(): Buffer {
    const joined = this.#only ?? this.#memory?.subarray(0, this.#length) ?? Buffer.alloc(0);
    this.#only = null;
    this.#memory = null;
    this.#length = 0;
    return joined;
  }
}
