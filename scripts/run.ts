import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

/** The top folder of the project. */
export const root = join(import.meta.dirname, "..");

/** The environment with the project's own programs, Node included, found first. */
export const environment = (extra: Record<string, string> = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  ...extra,
  PATH: [join(root, "node_modules", ".bin"), process.env.PATH ?? ""].join(delimiter),
});

/**
 * Runs a program from the top folder with its output passed through.
 * @returns its exit code; 1 when it was ended by a signal
 * @throws when the program cannot be started
 */
export const run = (
  command: string,
  args: readonly string[],
  extra: Record<string, string> = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: environment(extra),
      stdio: ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
    });
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });

/**
 * Runs a program from the top folder and keeps its output for later.
 * @returns its exit code, 1 when it was ended by a signal, and what it wrote to both of its outputs
 * @throws when the program cannot be started
 */
export const runCaptured = (
  command: string,
  args: readonly string[],
  extra: Record<string, string> = {},
): Promise<{ readonly code: number; readonly output: string }> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: environment(extra),
      stdio: ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    child.once("error", reject);
    child.once("close", (code) =>
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }),
    );
  });
