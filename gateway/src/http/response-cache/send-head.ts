import { type ServerResponse, STATUS_CODES } from "node:http";
import { type HeaderLines, namesAndValues } from "./header-lines.ts";

/** Where `node:http` keeps the head of a response, as text, until it is sent with the first of the body. */
interface WithHead {
  _header: string | null;
}

/** Writes the heads of one server's responses. */
export class HeadWriter {
  /** What `node:http` tells of a connection that stays open. */
  readonly #connection: string;
  #date = "";
  #dateSecond = 0;

  /** @param keepAliveMs how long the server keeps an idle connection open, in milliseconds */
  constructor(keepAliveMs: number) {
    this.#connection = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveMs / 1000)}\r\n\r\n`;
  }

  /**
   * Does what `writeHead` does, for lines that need no more checks: `node:http` looks at each name and value again each
   * time, which costs more than all else that a cached response needs beside its write to the socket. A connection that
   * ends with this response is left to `writeHead`.
   *
   * @param lines were sent before, or are the gateway's own; with `content-length`, or of a 304
   */
  write(response: ServerResponse, status: number, lines: HeaderLines): void {
    if (!response.shouldKeepAlive || !("_header" in response)) {
      response.writeHead(status, namesAndValues(lines));
      return;
    }
    response.statusCode = status;
    (response as unknown as WithHead)._header =
      `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ""}\r\n${lines}${this.#dateLine()}${this.#connection}`;
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
