import { spawnSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { run } from "./run.ts";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"];
const macApplications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const installed = (): string | undefined => {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = [
    ...(process.env.BROWSER_PATH ? [process.env.BROWSER_PATH] : []),
    ...folders.flatMap((folder) => names.map((name) => join(folder, name))),
    ...macApplications,
    chromium.executablePath(),
  ];
  return candidates.find(isExecutable);
};

const isDebianRoot = () =>
  process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0;

/**
 * Finds a Chromium for the browser tests: one that is installed, else Playwright's own, downloaded, else
 * (on Debian, as root, where downloads are closed) Debian's package.
 * @returns the path of its program
 * @throws when there is none to be had, with what to do
 */
export const findBrowser = async (): Promise<string> => {
  const before = installed();
  if (before) return before;
  console.log("No browser found: installing Playwright's Chromium");
  await run("playwright", ["install", "chromium"], { PLAYWRIGHT_SKIP_BROWSER_GC: "1" });
  const downloaded = installed();
  if (downloaded) return downloaded;
  if (isDebianRoot()) {
    console.log("Installing Debian's Chromium");
    await run("apt-get", ["update", "-qq"]);
    await run("apt-get", ["install", "-y", "-qq", "chromium"], {
      DEBIAN_FRONTEND: "noninteractive",
    });
    const packaged = installed();
    if (packaged) return packaged;
  }
  throw new Error(
    "No Chromium for the browser tests. Install one, or set BROWSER_PATH to its program.",
  );
};
