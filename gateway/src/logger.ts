import { type Logger, pino } from "pino";
import type { Config } from "./config.ts";

/** A turn of the event loop that logs more writes it in pieces of this length, in characters. */
const MOST_OF_TURN = 65_536;
/** How many bytes may wait for a reader that is too slow; further lines are dropped, and counted. */
const MOST_WAITING = 4_000_000;

/** Lines that wait for the end of a turn of the event loop. */
interface TurnLines {
  readonly write: (line: string) => void;
  /** Returns what waits, and forgets it. */
  readonly take: () => string;
}

/**
 * Creates the log of this process: lines of JSON on its standard output. Nothing waits for them to be written. When the
 * process ends, the last ones are written first.
 */
export function createLogger(level: Config["logLevel"]): Logger {
  const stream = pino.destination({ sync: false, maxLength: MOST_WAITING });
  const { write, take } = inOneWrite((lines) => void stream.write(lines));
  const flushSync = () => {
    stream.flushSync();
    const rest = take();
    if (rest !== "") pino.destination({ sync: true }).write(rest);
  };
  process.on("exit", flushSync);
  // pino calls `flushSync` after a line of level `fatal`.
  const log = { write, flushSync };
  const logger = pino({ level }, log);

  let dropped = 0;
  stream.on("drop", (lines: string) => {
    dropped += lines.split("\n").length - 1;
  });
  stream.on("drain", () => {
    if (dropped === 0) return;
    logger.warn({ dropped }, "lines of the log were dropped: its reader is too slow");
    dropped = 0;
  });
  return logger;
}

/**
 * Joins the lines of one turn of the event loop into one write, at its end. A write of each line is a call of the system,
 * and leaves objects behind in the old generation: at thousands of requests a second, 50 MB in some seconds.
 */
export function inOneWrite(writeAll: (lines: string) => void): TurnLines {
  let waiting = "";
  const take = () => {
    const lines = waiting;
    waiting = "";
    return lines;
  };
  const flush = () => {
    const lines = take();
    if (lines !== "") writeAll(lines);
  };
  return {
    take,
    write: (line) => {
      if (waiting === "") setImmediate(flush);
      waiting += line;
      if (waiting.length > MOST_OF_TURN) flush();
    },
  };
}
