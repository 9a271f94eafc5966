import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

const onPath = (...names: readonly string[]): string | undefined =>
  (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

/** A whole Chromium: the one that `BROWSER_PATH` names, else the machine's; undefined means Playwright's own. */
export const browserPath: string | undefined =
  process.env.BROWSER_PATH || onPath("chromium", "chromium-browser", "google-chrome");

/** Chromium without the parts that draw on a screen, four fifths of its time: where there is one, and no other is named. */
export const shellPath: string | undefined =
  process.env.BROWSER_PATH || (onPath("chromium-headless-shell") ?? browserPath);
