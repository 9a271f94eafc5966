import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { open, readdir, readFile } from "node:fs/promises";
import { cpus } from "node:os";
import { setTimeout as wait } from "node:timers/promises";

/** A server in a separate process, whose processor time is measured. */
export interface MeasuredProcess {
  readonly address: string;
  /** Processor time of all its threads and children so far, in microseconds. */
  cpuMicroseconds(): Promise<number>;
  stop(): Promise<void>;
}

const START_TIMEOUT_MS = 60_000;
const POLL_MS = 50;

/**
 * Starts a server and waits until its log names the address that it listens on.
 *
 * @param args of Node
 * @param logFile where its output goes
 * @throws when it ends, or does not listen within a minute
 */
export async function startMeasured(
  args: readonly string[],
  {
    core,
    logFile,
    cwd,
    environment = {},
  }: {
    /** The core that it runs on; null for all. */
    readonly core: number | null;
    readonly logFile: string;
    readonly cwd?: string;
    readonly environment?: Readonly<Record<string, string>>;
  },
): Promise<MeasuredProcess> {
  const log = await open(logFile, "w");
  const cores = core === null ? `0-${cpus().length - 1}` : String(core);
  const child = spawn("taskset", ["-c", cores, process.execPath, ...args], {
    stdio: ["ignore", log.fd, "inherit"],
    env: { ...process.env, ...environment },
    ...(cwd !== undefined && { cwd }),
  });
  await log.close();
  const address = await addressIn(logFile, child);
  return {
    address,
    cpuMicroseconds: () => processTime(String(child.pid)),
    async stop() {
      const exited = once(child, "exit");
      child.kill("SIGTERM");
      await exited;
    },
  };
}

/** Moves this process, and what it starts, to one core. */
export function runOnCore(core: number): Promise<unknown> {
  const moved = spawn("taskset", ["-acp", String(core), String(process.pid)], { stdio: "ignore" });
  return once(moved, "exit");
}

async function addressIn(logFile: string, child: ChildProcess): Promise<string> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  while (performance.now() < deadline) {
    const text = await readFile(logFile, "utf8");
    const address = /(http:\/\/127\.0\.0\.1:\d+)/.exec(text)?.[1];
    if (address !== undefined) return address;
    if (child.exitCode !== null) throw new Error(`A measured server ended: ${text}`);
    await wait(POLL_MS);
  }
  throw new Error(`A measured server does not listen: see ${logFile}`);
}

/** A process that has ended counts as nothing. */
async function processTime(pid: string): Promise<number> {
  let microseconds = 0;
  for (const thread of await readdir(`/proc/${pid}/task`)) {
    const folder = `/proc/${pid}/task/${thread}`;
    const [nanoseconds] = (await readFile(`${folder}/schedstat`, "utf8")).split(" ");
    microseconds += Number(nanoseconds) / 1000;
    const children = (await readFile(`${folder}/children`, "utf8")).trim().split(" ");
    for (const child of children.filter(Boolean)) microseconds += await processTime(child);
  }
  return microseconds;
}
