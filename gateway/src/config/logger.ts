import { type Logger, pino } from "pino";
import type { Config } from "./config.ts";

/** How many characters wait at most for a reader of the log that is too slow; further lines are dropped. */
const MAX_WAITING = 4_000_000;

/**
 * Opens the log of this process: lines of JSON on its standard output, through pino's asynchronous destination, which is
 * flushed when the process exits. No request waits for whoever reads them.
 */
export function openLog(level: Config["logLevel"]): Logger {
  const destination = pino.destination({
    sync: false,
    minLength: 8192,
    periodicFlush: 100,
    maxLength: MAX_WAITING,
  });
  const logger = pino({ level }, destination);
  // Such as a full disk. Without an end to it, pino would try to write the last lines for as long as the process exits.
  destination.once("error", ({ message }) => {
    process.stderr.write(`The log cannot be written, and ends: ${message}\n`);
    logger.level = "silent";
    destination.destroy();
  });
  return logger;
}
