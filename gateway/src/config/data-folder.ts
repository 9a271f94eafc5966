import { mkdirSync, mkdtempSync, rmdirSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "../lib/error-code.ts";
import { AppError } from "../errors.ts";

/** Creates a folder with its parents. Throws an AppError that says what to do when it cannot be made or written. */
export function prepareDataFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
    tryToWrite(folder);
  } catch (error) {
    throw new AppError(
      "INTERNAL_SERVER_ERROR",
      `The data folder ${folder} cannot be written: set DATA_DIR to one that the gateway may write`,
      { cause: error },
    );
  }
}

function tryToWrite(folder: string): void {
  try {
    rmdirSync(mkdtempSync(join(folder, ".writable-")));
  } catch (error) {
    // A full disk is reported by what needs it; the site runs without.
    if (!["ENOSPC", "EDQUOT"].includes(errorCode(error) ?? "")) throw error;
  }
}
