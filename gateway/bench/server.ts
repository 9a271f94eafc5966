import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A server in a process of its own. */
export interface Server {
  readonly origin: string;
  /** Processor time of all its threads so far, in microseconds. Linux alone tells it. */
  cpuMicroseconds(): Promise<number>;
  /** How much memory it took at most so far, in MB. Linux alone tells it. */
  maxMegabytes(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts a server, on one core where one is named, and waits until its output names where it listens. */
async function start(
  args: readonly string[],
  cwd: string,
  { core, ...environment }: Readonly<Record<string, string>>,
): Promise<Server> {
  const [command, ...rest] = [...(core ? ["taskset", "-c", core] : []), "node", ...args] as [
    string,
    ...string[],
  ];
  const child = spawn(command, rest, {
    cwd,
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...environment },
  });
  const ended = once(child, "exit");
  let origin: string | undefined;
  for await (const line of createInterface({ input: child.stdout })) {
    origin = /http:\/\/127\.0\.0\.1:\d+/u.exec(line)?.[0];
    if (origin !== undefined) break;
  }
  if (origin === undefined) throw new Error(`${args.join(" ")} ended before it listened`);
  child.stdout.resume();
  const folder = `/proc/${child.pid}`;
  return {
    origin,
    cpuMicroseconds: async () => {
      const threads = await readdir(`${folder}/task`);
      const texts = threads.map((thread) => readFile(`${folder}/task/${thread}/schedstat`, "utf8"));
      return (await Promise.all(texts)).reduce(
        (sum, text) => sum + Number.parseInt(text) / 1000,
        0,
      );
    },
    maxMegabytes: async () => {
      const status = await readFile(`${folder}/status`, "utf8");
      return Math.round(Number(/VmHWM:\s+(\d+)/u.exec(status)?.[1]) / 1024);
    },
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

/** The checkout that the benches belong to. */
export const CHECKOUT = join(import.meta.dirname, "../..");

/** Starts the sample film database, on the load's core. */
export const startSample = (): Promise<Server> =>
  start(["gateway/sample-film-database/main.ts"], CHECKOUT, { core: "1", PORT: "0" });

/** Starts the gateway of a checkout as its `npm start` does, in production mode, with limits that no load reaches. */
export async function startGateway(
  checkout: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const { scripts } = JSON.parse(await readFile(join(checkout, "package.json"), "utf8"));
  const [, flags = ""] = /node ((?:--\S+ )*)gateway\/src\/main\.ts/u.exec(scripts.start) ?? [];
  const folder = await mkdtemp(join(tmpdir(), "flickmap-bench-"));
  const server = await start(
    [...flags.split(" ").filter(Boolean), "gateway/src/main.ts"],
    checkout,
    {
      HOST: "127.0.0.1",
      PORT: "0",
      NODE_ENV: "production",
      DATA_DIR: folder,
      TRUSTED_PROXIES: "1",
      LOG_LEVEL: "info",
      CATALOGUE: "off",
      REQUESTS_PER_MINUTE: "100000000",
      UPSTREAM_RATE_PER_SECOND: "1000",
      ...environment,
    },
  );
  const stop = async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...server, stop };
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
