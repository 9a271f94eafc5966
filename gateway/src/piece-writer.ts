import type { Writable } from "node:stream";

/** How many characters may wait for a reader that is too slow. */
const MOST_WAITING = 4_000_000;

/**
 * Writes pieces of text to a stream, each only once the one before is written: so a pipe takes each of them whole, where
 * several processes share it. Pieces for which there is no room are dropped.
 */
export class PieceWriter {
  readonly #output: Writable;
  readonly #onDropped: (piece: string) => void;
  #pieces: string[] = [];
  #waiting = 0;
  #isWriting = false;
  #onWritten: (() => void) | null = null;

  constructor(output: Writable, onDropped: (piece: string) => void) {
    this.#output = output;
    this.#onDropped = onDropped;
  }

  /** Whether a piece would be dropped. */
  get isFull(): boolean {
    return this.#waiting > MOST_WAITING;
  }

  write(piece: string): void {
    if (this.isFull) {
      this.#onDropped(piece);
      return;
    }
    this.#pieces.push(piece);
    this.#waiting += piece.length;
    if (!this.#isWriting) this.#next();
  }

  /** Resolves when nothing waits any more. */
  async written(): Promise<void> {
    if (this.#isWriting) await new Promise<void>((resolve) => (this.#onWritten = resolve));
  }

  /** Hands all that waits to the stream, for a process that ends: it writes as much as the reader takes at once. */
  flush(): void {
    for (const piece of this.#pieces) this.#output.write(piece);
    this.#pieces = [];
  }

  #next(): void {
    const piece = this.#pieces.shift();
    this.#isWriting = piece !== undefined;
    if (piece === undefined) {
      this.#onWritten?.();
      return;
    }
    // One that fails is lost: the stream tells its listeners of errors.
    this.#output.write(piece, () => {
      this.#waiting -= piece.length;
      this.#next();
    });
  }
}
