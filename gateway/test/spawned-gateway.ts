import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

/** A gateway, or several, in a process of its own. */
export interface SpawnedGateway {
  /** Sends the process a signal. */
  kill(signal: NodeJS.Signals): void;
  /** How the process ended: its exit code, null after a signal, and what it wrote to stderr. */
  readonly ended: Promise<{ readonly code: number | null; readonly errors: string }>;
  /** Processor time of its event loop's thread so far, in milliseconds. Linux alone tells it. */
  eventLoopMs(): number;
  /**
   * Resolves with what the first group of a pattern matches in its log, once there are so many matches. Rejects when the
   * process ends first.
   */
  logged(pattern: RegExp, times?: number): Promise<string[]>;
}

/** What the log says of the address that is listened on. */
export const ADDRESS = /"address":"(http[^"]+)"/g;

/**
 * Starts a process on a free port and an empty data folder, without a catalog.
 *
 * @param script of `gateway/src`, such as `main.ts`
 * @param environment settings that replace or go with those
 * @param flags of Node
 * @param onEnd is given what ends the process; by default it ends with the test
 */
export function spawnGateway(
  script: string,
  environment: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
  onEnd: (end: () => void) => void = onTestFinished,
): SpawnedGateway {
  const path = fileURLToPath(new URL(`../src/${script}`, import.meta.url));
  const folder = mkdtempSync(join(tmpdir(), "flickmap-spawned-"));
  const child = spawn(process.execPath, [...flags, path], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: "test",
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: folder,
      // The sample's history of months takes a second to be written.
      CATALOGUE: "off",
      ...environment,
    },
  });
  onEnd(() => {
    child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString()));
  return {
    kill: (signal) => void child.kill(signal),
    ended: new Promise((resolve) =>
      child.once("exit", (code) => resolve({ code, errors: errors.trim() })),
    ),
    eventLoopMs: () => {
      const [nanoseconds] = readFileSync(`/proc/${child.pid}/schedstat`, "utf8").split(" ");
      return Number(nanoseconds) / 1e6;
    },
    logged: (pattern, times = 1) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = [...output.matchAll(pattern)].map(([, found = ""]) => found);
          if (found.length >= times) resolve(found);
        };
        child.stdout.on("data", look);
        look();
        // Not "exit": its last lines may come after that.
        child.once("close", (code) => reject(new Error(`It ended with ${code}: ${errors.trim()}`)));
      }),
  };
}
