import { chromium } from "@playwright/test";
import { installFromDebian, isExecutable, onPath } from "./programs.ts";
import { run } from "./run.ts";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const macApplications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The program of a Chromium that is installed: the one that `BROWSER_PATH` names, the machine's, or Playwright's own. */
export const findInstalledBrowser = (): string | undefined => {
  const { BROWSER_PATH: chosen } = process.env;
  if (chosen && isExecutable(chosen)) return chosen;
  return onPath(...names) ?? [...macApplications, chromium.executablePath()].find(isExecutable);
};

/**
 * Finds a Chromium for the browser tests: one that is installed, else Playwright's own, downloaded, else
 * (on Debian, as root, where downloads are closed) Debian's package.
 * @returns the path of its program
 * @throws when there is none to be had, with what to do
 */
export const findBrowser = async (): Promise<string> => {
  const before = findInstalledBrowser();
  if (before) return before;
  console.log("No browser found: installing Playwright's Chromium");
  await run("playwright", ["install", "chromium"], { PLAYWRIGHT_SKIP_BROWSER_GC: "1" });
  const downloaded = findInstalledBrowser();
  if (downloaded) return downloaded;
  await installFromDebian("chromium");
  const packaged = findInstalledBrowser();
  if (packaged) return packaged;
  throw new Error(
    "No Chromium for the browser tests. Install one, or set BROWSER_PATH to its program.",
  );
};

const HEADLESS_SHELL = "chromium-headless-shell";

/**
 * Finds Chromium without the parts that draw on a screen, which tests take four fifths of the time in; on Debian it is
 * installed. It forgets every page that is left.
 * @returns the path of its program; undefined where there is none, or `BROWSER_PATH` names another browser
 */
export const findHeadlessShell = async (): Promise<string | undefined> => {
  if (process.env.BROWSER_PATH) return undefined;
  if (onPath(HEADLESS_SHELL) === undefined) await installFromDebian(HEADLESS_SHELL);
  return onPath(HEADLESS_SHELL);
};
