import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { AppError } from "./errors.ts";

/**
 * Makes a folder, and those that it stands in, where they are missing.
 *
 * @throws AppError when it cannot be made or written: its message says what to do
 */
export function prepareDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw new AppError(
      "INTERNAL_SERVER_ERROR",
      `The data folder ${folder} cannot be written: set DATA_DIR to one that the gateway may write`,
      { cause: error },
    );
  }
}

/** One level at a time: Node's recursive mkdir never returns on file systems such as /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process that starts beside this one may have been first.
    if (!existsSync(folder)) throw error;
  }
}
