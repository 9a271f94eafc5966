import { type ServerResponse, STATUS_CODES } from "node:http";
import type { Content } from "../../own-bytes.ts";
import { type HeaderLines, namesAndValues } from "./header-lines.ts";

/** Where `node:http` keeps the head of a response until it is sent, and whether it was. */
interface WithHead {
  _header: string | null;
  _headerSent: boolean;
}

/** Room for the head of a response, and for all of it; longer ones are sent in parts. */
const HEAD_BYTES = 4096;
const RESPONSE_BYTES = 36_864;
/** A character takes so many bytes in UTF-8 at most. */
const BYTES_PER_CHARACTER = 3;
const NO_BODY = Buffer.alloc(0);

/** Sends responses over the connections of one server. */
export class ResponseSender {
  /** What `node:http` tells of a connection that stays open. */
  readonly #connection: string;
  #date = "";
  #dateSecond = 0;
  /** Where responses are put together, one after the other. */
  #memory = Buffer.allocUnsafeSlow(RESPONSE_BYTES);

  /** @param keepAliveMs how long the server keeps an idle connection open, in milliseconds */
  constructor(keepAliveMs: number) {
    this.#connection = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveMs / 1000)}\r\n\r\n`;
  }

  /**
   * Does what `writeHead` and `end` do, for lines that need no more checks: `node:http` looks at each name and value
   * again each time, which costs more than all else that a cached response needs beside its write to the socket. A
   * connection that ends with this response is left to `writeHead`.
   *
   * @param lines were sent before, or are the gateway's own; with `content-length`, or of a 304
   */
  send(
    response: ServerResponse,
    status: number,
    lines: HeaderLines,
    content: Content = NO_BODY,
  ): void {
    if (!response.shouldKeepAlive || !("_header" in response)) {
      response.writeHead(status, namesAndValues(lines));
      endWith(response, content);
      return;
    }
    response.statusCode = status;
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines}${this.#dateLine()}${this.#connection}`;
    const own = response as unknown as WithHead;
    const whole = this.#put(response, head, content);
    own._header = head;
    if (whole === null) {
      endWith(response, content);
      return;
    }
    own._headerSent = true;
    response.end(whole);
    // What the system has not taken yet is read out of this memory later.
    if (response.writableLength > 0) this.#memory = Buffer.allocUnsafeSlow(RESPONSE_BYTES);
  }

  /**
   * A whole response in one piece: the system takes one faster than several, and memory that was just written faster
   * than any other. Null for one that is too long, or whose connection has still others to send.
   */
  #put({ socket }: ServerResponse, head: string, content: Content): Buffer | null {
    if (head.length > HEAD_BYTES || socket === null || socket.writableLength > 0) return null;
    const end = putContent(this.#memory, content);
    if (end === null) return null;
    const start = HEAD_BYTES - head.length;
    this.#memory.write(head, start, "latin1");
    return this.#memory.subarray(start, end);
  }

  #dateLine(): string {
    const now = Date.now();
    const second = Math.floor(now / 1000);
    if (second !== this.#dateSecond) {
      this.#dateSecond = second;
      this.#date = `Date: ${new Date(now).toUTCString()}\r\n`;
    }
    return this.#date;
  }
}

/** Writes a body behind the room for its head. Returns where it ends; null where it may be too long. */
function putContent(memory: Buffer, content: Content): number | null {
  let end = HEAD_BYTES;
  const put = (part: string | Buffer): boolean => {
    const most = typeof part === "string" ? part.length * BYTES_PER_CHARACTER : part.length;
    if (end + most > memory.length) return false;
    if (typeof part === "string") end += memory.write(part, end);
    else {
      memory.set(part, end);
      end += part.length;
    }
    return true;
  };
  const isWhole =
    typeof content === "string" || Buffer.isBuffer(content) ? put(content) : content.every(put);
  return isWhole ? end : null;
}

/** The socket is given all parts at once when the response ends. */
function endWith(response: ServerResponse, content: Content): void {
  if (content.length === 0) response.end();
  else if (typeof content === "string" || Buffer.isBuffer(content)) {
    response.end(content);
  } else {
    for (const part of content) response.write(part);
    response.end();
  }
}
