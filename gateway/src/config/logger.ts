import { type Logger, pino } from "pino";
import type { Config } from "./config.ts";

/** How many characters wait at most for a reader of the log that is too slow; further lines are dropped. */
const MAX_WAITING = 4_000_000;
/** Fewer characters wait for others, so that a busy process writes once for many lines, but no longer than this. */
const MIN_WRITE = 8192;
const MAX_DELAY_MS = 100;

/**
 * Opens the log of this process: lines of JSON on its standard output, through pino's asynchronous destination, which is
 * flushed when the process exits. No request waits for whoever reads them: where the reader is too slow, lines are dropped,
 * and a later one says how many.
 */
export function openLog(level: Config["logLevel"]): Logger {
  const destination = pino.destination({
    dest: 1,
    sync: false,
    minLength: MIN_WRITE,
    periodicFlush: MAX_DELAY_MS,
    maxLength: MAX_WAITING,
  });
  const logger = pino({ level }, destination);
  let dropped = 0;
  destination.on("drop", () => {
    dropped += 1;
  });
  destination.on("drain", () => {
    const count = dropped;
    dropped = 0;
    if (count > 0) logger.error({ dropped: count }, "lines were dropped: the log's reader is slow");
  });
  // Such as a full disk. Without an end to it, pino would try to write the last lines for as long as the process exits.
  destination.once("error", ({ message }) => {
    process.stderr.write(`The log cannot be written, and ends: ${message}\n`);
    logger.level = "silent";
    destination.destroy();
  });
  return logger;
}
