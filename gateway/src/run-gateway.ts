import { ConfigError, readConfig, readSecretFiles } from "./config/config.ts";
import { openLog } from "./config/logger.ts";
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
