import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

/** A gateway in a process of its own. */
export interface SpawnedGateway {
  /** Sends the process a signal. */
  kill(signal: NodeJS.Signals): void;
  /** How the process ended: its exit code, null after a signal, and what it wrote to stderr. */
  readonly ended: Promise<{ readonly code: number | null; readonly errors: string }>;
  /** Resolves with what the first group of a pattern matches in its log. Rejects when the process ends first. */
  logged(pattern: RegExp): Promise<string[]>;
}

/** What the log says of the address that is listened on. */
export const ADDRESS = /"address":"(http[^"]+)"/u;

/**
 * Starts a gateway on a free port and an empty data folder, without a catalog; it ends with the test.
 *
 * @param environment settings that replace or go with those
 * @param flags of Node
 */
export function spawnGateway(
  environment: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
): SpawnedGateway {
  const path = fileURLToPath(new URL("../src/main.ts", import.meta.url));
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
  onTestFinished(() => {
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
    logged: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const [, ...found] = pattern.exec(output) ?? [];
          if (found.length > 0) resolve(found);
        };
        child.stdout.on("data", look);
        look();
        // Not "exit": its last lines may come after that.
        child.once("close", (code) => reject(new Error(`It ended with ${code}: ${errors.trim()}`)));
      }),
  };
}
