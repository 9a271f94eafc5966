import cluster from "node:cluster";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { type Config, readConfig } from "../../config/config.ts";
import { readSecretFiles } from "../../config/secret-files.ts";
import { openLog } from "../../config/logger.ts";
import { startSample } from "../../film-database/choose-film-database.ts";
import { startupError } from "../../config/startup-error.ts";
import { checkIsFree } from "../../lib/ports.ts";
import { collectMetrics } from "./metrics-exchange.ts";
import { passRatingsOn } from "./rating-exchange.ts";
import { Workers } from "./workers.ts";

const GATEWAY = fileURLToPath(new URL("../../main.ts", import.meta.url));

/** `npm run start:cluster`: a gateway on each core of the machine, all on one port. */
async function main(): Promise<void> {
  const config = readConfig(readSecretFiles(process.env));
  const logger = openLog(config.logLevel, true);
  const count = config.workers ?? availableParallelism();
  await checkIsFree(config.port, config.host);
  const sample = config.credential === null ? await startSample(config) : null;
  cluster.setupPrimary({ exec: GATEWAY });
  collectMetrics((error) =>
    logger.warn({ err: error }, "the workers' metrics could not be collected"),
  );
  passRatingsOn();
  const workers = new Workers(
    {
      // Threads of one process use the memory again that others have freed, with glibc.
      MALLOC_ARENA_MAX: process.env["MALLOC_ARENA_MAX"] ?? "2",
      ...shareOfUpstream(config, count),
      ...(sample && { SAMPLE_FILM_DATABASE_ORIGIN: new URL(sample.url).origin }),
    },
    logger,
    config.drainMs,
  );

  let stopping = false;
  const stop = async (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, "stopping all workers");
    await workers.stop();
    await sample?.close();
    process.exit(0);
  };
  process.on("SIGTERM", (signal) => void stop(signal));
  process.on("SIGINT", (signal) => void stop(signal));

  const started = await workers.start(count);
  // The worker has logged why.
  if (!started && !stopping) process.exit(1);
}

/**
 * The film database's limits hold for all workers together, so each gets an equal share. Gateways that share a Redis
 * divide the limits themselves.
 */
function shareOfUpstream({ upstream, redisUrl }: Config, count: number): Record<string, string> {
  if (redisUrl !== null) return {};
  const share = (whole: number) => String(Math.max(1, Math.floor(whole / count)));
  return {
    UPSTREAM_CONCURRENCY: share(upstream.concurrency),
    UPSTREAM_RATE_PER_SECOND: share(upstream.ratePerSecond),
  };
}

try {
  await main();
} catch (error) {
  console.error(startupError(error));
  process.exit(1);
}
