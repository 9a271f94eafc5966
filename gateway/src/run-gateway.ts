import { ConfigError, readConfig, readSecretFiles } from "./config/config.ts";
import { openLog } from "./config/logger.ts";
import { AppError } from "./errors.ts";
import { createGateway } from "./gateway.ts";
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

/** What whoever runs it can mend is a sentence; anything else has its stack. */
export function startupError(error: unknown): unknown {
  return error instanceof ConfigError || error instanceof AppError ? error.message : error;
}
