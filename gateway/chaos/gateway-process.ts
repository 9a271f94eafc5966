import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import packageJson from "../../package.json" with { type: "json" };
import type { SampleFilmDatabase } from "@flickmap/sample-film-database";

/** A gateway in a separate process. */
export interface GatewayProcess {
  readonly address: string;
  /** Milliseconds from the start of the process until it listened. */
  readonly startMs: number;
  /** A figure of `/metrics`: the sum over the lines that begin so. */
  figure(beginning: string): Promise<number>;
  /** Processor time of its main thread so far, in milliseconds; NaN where the system does not say. */
  mainThreadMs(): Promise<number>;
  /** The same of all its threads together. */
  allThreadsMs(): Promise<number>;
  /** How much memory it took at most so far, in MB; where the system does not say, how much now. */
  residentMegabytes(): Promise<number>;
  /** Tells it to stop. @returns its exit code, and how many milliseconds that took */
  stop(): Promise<{ code: number | null; milliseconds: number }>;
}

/**
 * Starts a gateway on a sample film database, with the given settings besides.
 */
export async function startGatewayProcess(
  sample: Pick<SampleFilmDatabase, "url">,
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<GatewayProcess> {
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    [...startFlags(), join(import.meta.dirname, "../src/main.ts")],
    {
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        ...process.env,
        HOST: "127.0.0.1",
        PORT: "0",
        DATA_DIR: dataDir,
        TMDB_READ_TOKEN: "chaos",
        TMDB_BASE_URL: sample.url,
        NODE_ENV: "development",
        LOG_LEVEL: "info",
        CATALOGUE: "off",
        WARM_UP: "off",
        ...environment,
      },
    },
  );
  const exited = once(child, "exit");
  if (child.stdout === null) throw new Error("The gateway has no output");
  const address = await addressIn(child.stdout);
  const startMs = performance.now() - begun;
  child.stdout.resume();
  const figure = async (beginning: string) => {
    const text = await (await fetch(`${address}/metrics`)).text();
    return text
      .split("\n")
      .filter((line) => line.startsWith(beginning))
      .reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(" "))), 0);
  };
  return {
    address,
    startMs,
    figure,
    mainThreadMs: () => threadMs(child.pid, child.pid),
    allThreadsMs: () => allThreadsMs(child.pid),
    residentMegabytes: async () => maxMegabytes(child.pid, figure),
    async stop() {
      const told = performance.now();
      child.kill("SIGTERM");
      await exited;
      return { code: child.exitCode, milliseconds: Math.round(performance.now() - told) };
    },
  };
}

/** What `npm start` tells Node. */
export function startFlags(): readonly string[] {
  const [, flags = ""] = /\bnode ((?:--\S+ )+)/u.exec(packageJson.scripts.start) ?? [];
  const given = flags.split(" ").filter(Boolean);
  if (given.length === 0) throw new Error("npm start gives Node no flags");
  return given;
}

async function threadMs(pid: number | undefined, thread: number | string | undefined) {
  if (process.platform !== "linux") return Number.NaN;
  const [nanoseconds] = (await readFile(`/proc/${pid}/task/${thread}/schedstat`, "utf8")).split(
    " ",
  );
  return Number(nanoseconds) / 1e6;
}

async function allThreadsMs(pid: number | undefined): Promise<number> {
  if (process.platform !== "linux") return Number.NaN;
  const threads = await readdir(`/proc/${pid}/task`);
  const times = await Promise.all(threads.map((thread) => threadMs(pid, thread)));
  return times.reduce((sum, time) => sum + time, 0);
}

async function maxMegabytes(
  pid: number | undefined,
  figure: GatewayProcess["figure"],
): Promise<number> {
  if (process.platform !== "linux") {
    return Math.round((await figure("process_resident_memory_bytes")) / 1024 / 1024);
  }
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(/VmHWM:\s+(\d+)/u.exec(status)?.[1]) / 1024);
}

/** Where the gateway listens, read off its log. */
async function addressIn(log: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: log })) {
    const [, found] = /"address":"(http[^"]+)"/.exec(line) ?? [];
    if (found !== undefined) return found;
  }
  throw new Error("The gateway ended before it listened");
}
