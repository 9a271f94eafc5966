import { IncomingMessage } from "node:http";
import { JoinedPieces } from "./joined-pieces.ts";

/** Longer bodies are not read ahead. */
const MOST_BYTES = 12_288;
/** Shorter pieces of a body are joined before they are put into the stream. */
const PIECE_BYTES = 4096;

/** How `node:http` ends the stream of a request without a body, where the server's `optimizeEmptyRequests` is set. */
interface EndsAtOnce {
  _dumpAndCloseReadable(): void;
}

/** Is given a body, and returns whether it has used it. */
type OnBody = (body: Buffer) => boolean;

/**
 * A request whose short body can be read ahead of whoever handles it. `node:http` pushes what arrives into the request,
 * which is a stream. Read ahead, a body is not put into the stream: its listeners, events and turns of the event loop
 * would cost more than all else that finds a stored response.
 *
 * Short pieces are joined in any case. A body of 60,000 chunks of one byte each takes 60 MB otherwise, whoever reads it.
 */
export class ReadAheadRequest extends IncomingMessage {
  #ahead: { readonly onBody: OnBody; readonly pieces: JoinedPieces } | null = null;
  /** What has come, and is not in the stream yet. */
  readonly #short = new JoinedPieces(PIECE_BYTES);
  #isUnread = false;

  /**
   * Reads the body ahead.
   *
   * @param length in bytes, which the parser enforces; null when it is not known
   * @param onBody is given the bytes once all have arrived, and returns whether it has used them; else whoever reads the
   *   request finds the body there, unread
   * @returns false when the body is too long, or its length is not known; then nothing is read
   */
  readAhead(length: number | null, onBody: OnBody): boolean {
    if (length === null || !(length > 0 && length <= MOST_BYTES)) return false;
    // A request that waited for its turn has what came meanwhile in the stream: all of it is taken, in one piece.
    const piece: Buffer | null = this.readableLength === 0 ? null : this.read(this.readableLength);
    if (piece?.length === length) {
      if (onBody(piece)) this.resume();
      else this.unshift(piece);
      return true;
    }
    const pieces = new JoinedPieces(length);
    if (piece !== null) pieces.add(piece);
    if (this.#short.length > 0) pieces.add(this.#short.take());
    this.#ahead = { onBody, pieces };
    return true;
  }

  /** Says that the request has no body and is responded to: nobody will read it. */
  leaveUnread(): void {
    this.#isUnread = true;
  }

  /** Called with each piece of the body when it arrives, and with null when the parser has found its end. */
  override push(piece: Buffer | null): boolean {
    if (this.#isUnread && piece === null) return this.#end();
    const ahead = this.#ahead;
    if (ahead === null) return this.#pushJoined(piece);
    if (piece !== null) {
      ahead.pieces.add(piece);
      return true;
    }
    this.#ahead = null;
    const body = ahead.pieces.take();
    // Sent at the end of the request, a response costs fewer turns of the event loop than one that is sent before.
    if (ahead.onBody(body)) return this.#end();
    super.push(body);
    return super.push(null);
  }

  #pushJoined(piece: Buffer | null): boolean {
    const short = this.#short;
    const isShort = piece !== null && piece.length < PIECE_BYTES;
    const hasRoom = isShort && short.length + piece.length <= PIECE_BYTES;
    let mayGoOn = true;
    if (short.length > 0 && !hasRoom) mayGoOn = super.push(short.take());
    if (!isShort) return super.push(piece);
    short.add(piece);
    return mayGoOn;
  }

  /** Ends the stream at once, since nobody reads it: its `end` and `close` events would take four turns of the event loop. */
  #end(): boolean {
    if (!this.readableDidRead && endsAtOnce(this)) {
      this._dumpAndCloseReadable();
      return false;
    }
    this.resume();
    return super.push(null);
  }
}

function endsAtOnce(request: object): request is EndsAtOnce {
  return "_dumpAndCloseReadable" in request;
}
