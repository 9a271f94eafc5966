import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { environment, root } from "../run.ts";
import type { Plan } from "./plans.ts";

const SERVED_WITHIN_MS = 120_000;
const STOPPED_WITHIN_MS = 25_000;

/** Starts a command of the documentation in a shell, with data and backups in a folder of the run. */
function start(command: string, folder: string, port: number) {
  const adapted = command
    .replaceAll("/backups/", `${join(folder, "backups")}/`)
    .replaceAll("/var/lib/flickmap", join(folder, "data"));
  const child = spawn("sh", ["-c", adapted], {
    cwd: root,
    env: environment({ DATA_DIR: join(folder, "data"), PORT: `${port}`, WARM_UP: "off" }),
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const chunks: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
  return { child, ended: once(child, "close"), output: () => Buffer.concat(chunks).toString() };
}

const report = (command: string, start: number, fault: string | null): readonly string[] => {
  const seconds = `${((performance.now() - start) / 1000).toFixed(0)} s`.padStart(6);
  console.log(`${seconds} ${command}${fault === null ? "" : `: ${fault}`}`);
  return fault === null ? [] : [`${command}: ${fault}`];
};

/** Runs commands in turn; what they do not do as they should is returned, a line for each. */
export async function runCommands(
  { run, prints = /(?:)/u }: Extract<Plan, { run: unknown }>,
  folder: string,
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const command of run) {
    const begun = performance.now();
    const { ended, output } = start(command, folder, 0);
    const [code] = await ended;
    const isAsSaid = command !== run.at(-1) || prints.test(output());
    const wrong = code !== 0 ? `ended with ${code}` : isAsSaid ? null : `prints no ${prints}`;
    faults.push(...report(command, begun, wrong && `${wrong}:\n${output().slice(-3000)}`));
  }
  return faults;
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await once(server.listen(0), "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts a server, requests something of it, and stops it as a terminal or a service manager does, with one signal. */
export async function serveCommand(
  { serve, url }: Extract<Plan, { serve: unknown }>,
  folder: string,
): Promise<readonly string[]> {
  const begun = performance.now();
  const port = await findFreePort();
  // Without a shell in between, which would keep the signal.
  const { child, ended, output } = start(`exec ${serve}`, folder, port);
  const isServed = async () => {
    try {
      return (await fetch(`http://127.0.0.1:${port}${url}`)).ok;
    } catch {
      return false;
    }
  };
  while (!(await isServed()) && child.exitCode === null) {
    if (performance.now() - begun > SERVED_WITHIN_MS) break;
    await wait(200);
  }
  const served = await isServed();
  if (child.exitCode === null) child.kill("SIGTERM");
  const [code] = await Promise.race([ended, wait(STOPPED_WITHIN_MS, ["not within 25 s"])]);
  if (child.pid !== undefined && code !== 0) killGroup(child.pid);
  const fault = !served ? "did not serve" : code === 0 ? null : `stopped with ${code}`;
  return report(serve, begun, fault && `${fault}:\n${output().slice(-3000)}`);
}

/** Ends what a command started and left. */
function killGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    // There is nothing left.
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
