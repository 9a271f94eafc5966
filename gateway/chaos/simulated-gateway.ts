import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";

/** A process that observes a catalog, whose clock is set from outside. */
export interface SimulatedGateway {
  /** Sets its clock and lets it observe what is due; resolves when it is through, or killed. */
  runAt(now: number): Promise<void>;
  /** Kills it with SIGKILL, and resolves when it is gone. */
  kill(): Promise<void>;
}

/**
 * Starts one.
 *
 * @param store a SQLite file or a MongoDB address
 */
export async function startSimulatedGateway(
  store: string,
  filmDatabase: string,
): Promise<SimulatedGateway> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, "catalog-process.ts"), store, filmDatabase],
    { stdio: ["pipe", "pipe", "inherit"] },
  );
  // Writing to a killed process is no fault here.
  child.stdin.on("error", () => undefined);
  const exited = once(child, "exit");
  const lines = createInterface(child.stdout);
  await Promise.race([once(lines, "line"), exited]);
  return {
    async runAt(now) {
      const done = once(lines, "line");
      child.stdin.write(`${now}\n`);
      await Promise.race([done, exited]);
    },
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
  };
}
