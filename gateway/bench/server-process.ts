import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { startFlags } from "../chaos/gateway-process.ts";
import type { Report } from "./servers/measured.ts";

/** What a server has used since it started. */
export interface Usage {
  readonly cpuMicroseconds: number;
  readonly residentBytes: number;
}

/** A server in a process of its own. */
export class ServerProcess {
  readonly address: string;
  readonly #child: ChildProcess;

  private constructor(child: ChildProcess, address: string) {
    this.#child = child;
    this.address = address;
  }

  /**
   * Starts one and waits until it listens. It runs on the first core where the system
   * lets one choose, so that the load has the other, or on all cores.
   *
   * @param file in `servers/`
   * @param flags for Node; by default those of `npm start`
   */
  static async start(
    file: string,
    {
      environment = {},
      args = [],
      cores = "first",
      flags = startFlags(),
    }: {
      readonly environment?: Readonly<Record<string, string>>;
      readonly args?: readonly string[];
      readonly cores?: "first" | "all";
      readonly flags?: readonly string[];
    } = {},
  ): Promise<ServerProcess> {
    const path = fileURLToPath(new URL(`servers/${file}`, import.meta.url));
    const command = [process.execPath, ...flags, path, ...args];
    const [program = "", ...rest] = cores === "all" ? command : onCore(0, command);
    const child = spawn(program, rest, {
      env: { ...process.env, ...environment },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    const report = await nextReport(child);
    if (report.kind !== "listening") throw new Error(`${file} did not listen`);
    return new ServerProcess(child, report.address);
  }

  async usage(): Promise<Usage> {
    this.#child.send("usage");
    const report = await nextReport(this.#child);
    if (report.kind !== "usage") throw new Error("The server did not say what it used");
    return report;
  }

  async stop(): Promise<void> {
    this.#child.kill("SIGKILL");
    await once(this.#child, "exit");
  }
}

/** A command that runs on one core, where the system lets one choose. */
export function onCore(core: number, command: readonly string[]): readonly string[] {
  return process.platform === "linux" ? ["taskset", "-c", String(core), ...command] : command;
}

async function nextReport(child: ChildProcess): Promise<Report> {
  const ended = new AbortController();
  try {
    const [report] = await Promise.race([
      once(child, "message", { signal: ended.signal }),
      once(child, "exit", { signal: ended.signal }).then(([code]) => {
        throw new Error(`A measured server ended with code ${String(code)}`);
      }),
    ]);
    return report as Report;
  } finally {
    ended.abort();
  }
}
