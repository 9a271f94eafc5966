import { pino } from "pino";
import { ConfigError, readConfig } from "./config.ts";
import { AppError } from "./errors.ts";
import { createGateway } from "./gateway.ts";

/** Runs the gateway until it is told to stop. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const logger = pino({ level: config.logLevel });
  const gateway = await createGateway(config, logger);
  const address = await gateway.app.listen({ port: config.port, host: config.host });
  logger.info({ address }, "Flickmap is up");

  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, "stopping");
    await gateway.close();
    process.exit(0);
  };
  process.on("SIGTERM", (signal) => void stop(signal));
  process.on("SIGINT", (signal) => void stop(signal));
}

/** One line that says what to do about a start that failed. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof AppError) return error.message;
  if (error instanceof Error && "code" in error) {
    if (error.code === "EADDRINUSE") return "The port is taken: set PORT to another one.";
    if (error.code === "EACCES") return "The port may not be used: set PORT to one above 1023.";
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

try {
  await main();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
