import { IncomingMessage } from "node:http";

/** Longer bodies are not read ahead. */
const MOST_BYTES = 12_288;

/** A body that is arriving. */
interface ArrivingBody {
  readonly length: number;
  readonly onBody: (body: Buffer) => boolean;
  readonly pieces: Buffer[];
  received: number;
}

/**
 * A request whose short body can be read ahead of whoever handles it. `node:http` pushes what arrives into the request,
 * which is a stream. Read ahead, a body is not put into the stream: its listeners, events and turns of the event loop
 * would cost more than all else that finds a stored response.
 */
export class ReadAheadRequest extends IncomingMessage {
  #ahead: ArrivingBody | null = null;

  /**
   * Reads the body ahead.
   *
   * @param length in bytes, which the parser enforces; null when it is not known
   * @param onBody is given the bytes once all have arrived, and returns whether it has used them; else whoever reads the
   *   request finds the body there, unread
   * @returns false when the body is too long, or its length is not known; then nothing is read
   */
  readAhead(length: number | null, onBody: (body: Buffer) => boolean): boolean {
    if (length === null || !(length > 0 && length <= MOST_BYTES)) return false;
    this.#ahead = { length, onBody, pieces: [], received: 0 };
    // A request that waited for its turn has what came meanwhile in the stream: all of it is taken, in one piece.
    const piece: Buffer | null = this.readableLength === 0 ? null : this.read(this.readableLength);
    if (piece !== null) this.push(piece);
    return true;
  }

  /** Called with each piece of the body when it arrives, and with null at the end. */
  override push(piece: Buffer | null): boolean {
    const ahead = this.#ahead;
    if (ahead === null || piece === null) return super.push(piece);
    const body = withPiece(ahead, piece);
    if (body === null) return true;
    this.#ahead = null;
    if (!ahead.onBody(body)) this.unshift(body);
    else if (this.readableDidRead) this.resume();
    return true;
  }
}

/** The whole body when this is its last piece; null before. */
function withPiece(ahead: ArrivingBody, piece: Buffer): Buffer | null {
  if (piece.length === ahead.length) return piece;
  ahead.pieces.push(piece);
  ahead.received += piece.length;
  return ahead.received < ahead.length ? null : Buffer.concat(ahead.pieces, ahead.received);
}
