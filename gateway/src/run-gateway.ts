import { type Logger, pino } from "pino";
import { type Config, ConfigError, readConfig, readSecretFiles } from "./config/config.ts";
import { AppError } from "./errors.ts";
import { createGateway } from "./gateway.ts";
import { errorCode } from "./lib/error-code.ts";
import { buildInfo } from "./ops/build-info.ts";

export async function runGateway(): Promise<void> {
  const config = readConfig(readSecretFiles(process.env));
  const logger = openLog(config.logLevel);
  logger.info({ ...buildInfo, node: process.version }, "Flickmap starts");
  const gateway = await createGateway(config, logger);
  logger.info({ address: await gateway.listen() }, "Flickmap is up");
  gateway.startBackgroundWork();

  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, "stopping");
    await gateway.drain();
    await gateway.close();
    process.exit(0);
  };
  process.on("SIGTERM", (signal) => void stop(signal));
  process.on("SIGINT", (signal) => void stop(signal));
}

/** How many characters wait at most for a reader of the log that is too slow; further lines are dropped. */
const MAX_WAITING = 4_000_000;

/**
 * Opens the log of this process: lines of JSON on its standard output, through pino's asynchronous destination, which is
 * flushed when the process exits. No request waits for whoever reads them.
 */
function openLog(level: Config["logLevel"]): Logger {
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

export function startupError(error: unknown): string {
  if (error instanceof ConfigError || error instanceof AppError) return error.message;
  const code = errorCode(error);
  if (code === "EADDRINUSE") {
    const { port } = error as Error & { readonly port?: number };
    return `Port ${port} is taken: set PORT to another one.`;
  }
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return "This machine does not have the address to listen on: set HOST to another one.";
  if (code === "EACCES") return "This user may not listen on the port: set PORT to one above 1023.";
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
