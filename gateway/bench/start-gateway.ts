import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type MeasuredProcess, startMeasured } from "./measured-process.ts";

/** The checkout that the benches belong to. */
export const CHECKOUT = join(import.meta.dirname, "../..");

/** The server has one core; the load and the film database have the other. */
export const SERVER_CORE = 0;
export const LOAD_CORE = 1;

/** Production mode, one proxy, limits that no load reaches. */
export const BENCH_ENVIRONMENT: Readonly<Record<string, string>> = {
  HOST: "127.0.0.1",
  PORT: "0",
  NODE_ENV: "production",
  TRUSTED_PROXIES: "1",
  LOG_LEVEL: "info",
  REQUESTS_PER_MINUTE: "100000000",
  MAX_WAIT_MS: "60000",
  UPSTREAM_RATE_PER_SECOND: "1000",
  CATALOGUE: "off",
  TMDB_READ_TOKEN: "bench",
};

/** What runs beside a measured server. */
export interface Surroundings {
  /** The sample film database. */
  readonly sample: MeasuredProcess;
  /** A bare server, which writes as many bytes as a request says. */
  readonly bare: MeasuredProcess;
  /** A folder for data and logs. */
  readonly folder: string;
}

/** Starts the sample film database and the bare server. */
export async function startSurroundings(folder: string): Promise<Surroundings> {
  const sample = fileURLToPath(import.meta.resolve("@flickmap/sample-film-database/main.ts"));
  const bare = join(import.meta.dirname, "servers/bytes.ts");
  return {
    sample: await startMeasured([sample, "--port", "0"], {
      core: LOAD_CORE,
      logFile: join(folder, "sample.log"),
    }),
    bare: await startMeasured([bare], { core: SERVER_CORE, logFile: join(folder, "bare.log") }),
    folder,
  };
}

/**
 * Starts the gateway of a checkout as its `npm start` does, in production mode, on one core.
 *
 * @param name of its folder for data and the log
 */
export async function startGateway(
  checkout: string,
  name: string,
  { sample, folder }: Surroundings,
): Promise<MeasuredProcess> {
  const data = join(folder, name);
  await mkdir(data);
  return startMeasured([...(await startFlags(checkout)), "gateway/src/main.ts"], {
    core: SERVER_CORE,
    logFile: join(data, "gateway.log"),
    cwd: checkout,
    environment: { ...BENCH_ENVIRONMENT, DATA_DIR: data, TMDB_BASE_URL: `${sample.address}/3` },
  });
}

/** The flags that the start script of a checkout gives to Node. */
async function startFlags(checkout: string): Promise<readonly string[]> {
  const { scripts } = JSON.parse(await readFile(join(checkout, "package.json"), "utf8"));
  const [, flags = ""] = /node ((?:--\S+ )*)gateway\/src\/main\.ts/.exec(scripts.start) ?? [];
  return flags.split(" ").filter(Boolean);
}
