import { fileURLToPath } from "node:url";

/** The folder that benches may write to. */
export const BENCH_FOLDER = fileURLToPath(new URL("../../data/bench", import.meta.url));

/** The environment of a measured gateway: as in production, and its one client is not limited. */
export const BENCH_ENVIRONMENT: Readonly<Record<string, string>> = {
  NODE_ENV: "production",
  DATA_DIR: BENCH_FOLDER,
  LOG_LEVEL: "silent",
  REQUESTS_PER_MINUTE: "100000000",
};
