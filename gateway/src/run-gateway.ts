import cluster from "node:cluster";
import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "pino";
import { tellPort } from "./ops/cluster/workers.ts";
import { offerMetrics, readAllMetrics } from "./ops/cluster/metrics-exchange.ts";
import { shareRatings } from "./ops/cluster/rating-exchange.ts";
import { readConfig } from "./config/config.ts";
import { createGateway } from "./gateway.ts";
import { openLog } from "./config/logger.ts";
import { readSecretFiles } from "./config/secret-files.ts";
import { buildInfo } from "./ops/build-info.ts";
import { startTracing, type Tracing } from "./ops/tracing/tracing.ts";

/** How long a stop waits for the trace collector, in milliseconds. */
const TRACES_MS = 1000;

/** Runs the gateway until it is told to stop: alone, or as one of several that share a port. */
export async function runGateway(): Promise<void> {
  const config = readConfig(readSecretFiles(process.env));
  const logger = openLog(config.logLevel, cluster.isWorker);
  logger.info({ ...buildInfo, node: process.version }, "Flickmap starts");
  const tracing = await startTracing(config.traceEndpoint);
  const gateway = await createGateway(config, logger, {
    ...(tracing && { tracing }),
    ...(cluster.isWorker && {
      onMetrics: offerMetrics,
      readMetrics: readAllMetrics,
      shareRatings,
    }),
  });
  const url = await gateway.listen();
  logger.info({ address: url }, "Flickmap is up");
  if (cluster.isWorker) tellPort(Number(new URL(url).port));
  gateway.startBackgroundWork();

  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, "stopping");
    await gateway.drain();
    await gateway.close();
    if (tracing) await closeTracing(tracing, logger);
    process.exit(0);
  };
  process.on("SIGTERM", (signal) => void stop(signal));
  process.on("SIGINT", (signal) => void stop(signal));
}

/** Sends the last traces, unless the collector does not take them in time. */
async function closeTracing(tracing: Tracing, logger: Logger): Promise<void> {
  try {
    const isClosed = await Promise.race([
      tracing.close().then(() => true),
      delay(TRACES_MS, false, { ref: false }),
    ]);
    if (!isClosed) logger.warn("the last traces are lost: the collector did not respond");
  } catch (error) {
    logger.warn({ err: error }, "the last traces are lost");
  }
}
