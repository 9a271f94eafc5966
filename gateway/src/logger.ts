import { setTimeout as wait } from "node:timers/promises";
import { type Logger, pino } from "pino";
import type { Config } from "./config.ts";
import { PieceWriter } from "./piece-writer.ts";

/** How long a piece of the log may be, in characters. */
const MOST_OF_PIECE = 65_536;
/** The same where several processes share a pipe, which takes so much whole (`PIPE_BUF` of Linux): their lines do not mix. */
const MOST_OF_SHARED = 4096;
/** For how many milliseconds a process that ends waits for the reader of its log. */
const MOST_WAIT_MS = 1000;

/** The log of a process. */
export interface Log {
  readonly logger: Logger;
  /** Ends the process once its log is written, or a second later. */
  exit(code: number): Promise<never>;
}

/** Lines that wait for the end of a turn of the event loop. */
interface TurnLines {
  readonly write: (line: string) => void;
  /** Writes what waits. */
  readonly flush: () => void;
}

/**
 * Opens the log of this process: lines of JSON on its standard output. No request waits for whoever reads them: lines for
 * which there is no room are dropped, and the next one says how many.
 *
 * @param isShared whether other processes write to the same output
 */
export function openLog(level: Config["logLevel"], isShared: boolean): Log {
  let dropped = 0;
  const writer = new PieceWriter(process.stdout, (piece) => {
    dropped += piece.split("\n").length - 1;
  });
  const { write, flush } = inFewWrites(isShared ? MOST_OF_SHARED : MOST_OF_PIECE, (piece) => {
    if (!writer.isFull) reportDropped();
    writer.write(piece);
  });
  const logger = pino({ level }, { write });
  const reportDropped = () => {
    const count = dropped;
    dropped = 0;
    if (count > 0) logger.error({ dropped: count }, "lines were dropped: the log's reader is slow");
  };
  process.stdout.on("error", reportOnce());
  process.on("exit", () => {
    reportDropped();
    flush();
    writer.flush();
  });
  return {
    logger,
    async exit(code) {
      flush();
      await Promise.race([writer.written(), wait(MOST_WAIT_MS)]);
      process.exit(code);
    },
  };
}

/**
 * Joins the lines of one turn of the event loop, and writes them by its end. A write of each line is a call of the system,
 * which wakes the reader each time.
 *
 * @param most how long a piece may be, in characters
 */
export function inFewWrites(most: number, writePiece: (lines: string) => void): TurnLines {
  let waiting = "";
  const flush = () => {
    const lines = waiting;
    waiting = "";
    if (lines !== "") writePiece(lines);
  };
  return {
    flush,
    write: (line) => {
      if (waiting.length + line.length > most) flush();
      if (waiting === "") setImmediate(flush);
      waiting += line;
    },
  };
}

/** Tells on standard error that the log cannot be written, such as to a full disk: the first time. */
function reportOnce(): (error: Error) => void {
  let isReported = false;
  return ({ message }) => {
    if (!isReported) process.stderr.write(`The log cannot be written: ${message}\n`);
    isReported = true;
  };
}
