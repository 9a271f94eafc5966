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
