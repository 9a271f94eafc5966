import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../run.ts";

/** Images and containers of the check, apart from those of the machine. */
const STORE = join(root, "node_modules/.cache/image");
export const STORE_OPTIONS = [
  "--storage-driver=vfs",
  `--root=${join(STORE, "root")}`,
  `--runroot=${join(STORE, "run")}`,
];
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

const execute = promisify(execFile);

/**
 * Runs buildah, which needs no daemon, on the images of the check.
 *
 * @returns what it printed on standard output, without the space around it
 * @throws when it fails
 */
export async function buildah(...args: readonly string[]): Promise<string> {
  const { stdout } = await execute("buildah", [...STORE_OPTIONS, ...args], {
    cwd: root,
    maxBuffer: MAX_OUTPUT_BYTES,
  });
  return stdout.trim();
}
