import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { errorCode } from "../lib/error-code.ts";
import { AppError } from "../errors.ts";

/** Creates a folder with its parents. Throws an AppError that says what to do when it cannot be made or written. */
export function prepareDataFolder(folder: string): void {
  try {
    makeFolder(folder);
    tryToWrite(folder);
  } catch (error) {
    throw new AppError(
      "INTERNAL_SERVER_ERROR",
      `The data folder ${folder} cannot be written: set DATA_DIR to one that the gateway may write`,
      { cause: error },
    );
  }
}

/** To root, file systems such as /proc only look as if they could be written. */
function tryToWrite(folder: string): void {
  try {
    rmdirSync(mkdtempSync(join(folder, ".writable-")));
  } catch (error) {
    // A full disk is reported by what needs it; the site runs without.
    if (!["ENOSPC", "EDQUOT"].includes(errorCode(error) ?? "")) throw error;
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
