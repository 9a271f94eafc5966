import cluster from "node:cluster";
import { offerMetrics, readAllMetrics } from "./cluster/metrics-exchange.ts";
import { shareRatings } from "./cluster/rating-exchange.ts";
import { readConfig } from "./config.ts";
import { createGateway } from "./gateway.ts";
import { openLog } from "./logger.ts";
import { startTracing } from "./tracing/tracing.ts";

/** Runs the gateway until it is told to stop: alone, or as one of several that share a port. */
export async function runGateway(): Promise<void> {
  const config = readConfig(process.env);
  const logger = openLog(config.logLevel, cluster.isWorker);
  const tracing = await startTracing(config.traceEndpoint);
  const gateway = await createGateway(config, logger, {
    ...(tracing && { tracing }),
    ...(cluster.isWorker && {
      onMetrics: offerMetrics,
      readMetrics: readAllMetrics,
      shareRatings,
    }),
  });
  const address = await gateway.listen();
  logger.info({ address }, "Flickmap is up");
  gateway.startBackgroundWork();

  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, "stopping");
    await gateway.drain();
    await gateway.close();
    await tracing?.close();
    process.exit(0);
  };
  process.on("SIGTERM", (signal) => void stop(signal));
  process.on("SIGINT", (signal) => void stop(signal));
}
