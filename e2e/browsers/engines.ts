import { spawnSync } from "node:child_process";
import { globSync } from "node:fs";
import { chromium, firefox, webkit } from "@playwright/test";
import type { BrowserType } from "@playwright/test";
import { findBrowser } from "../../scripts/browser.ts";
import { installFromDebian, isExecutable, onPath } from "../../scripts/programs.ts";
import { environment } from "../../scripts/run.ts";
import type { BrowserDriver } from "./browser-driver.ts";
import { driveFirefox } from "./firefox-driver.ts";
import { driveByPlaywright } from "./playwright-driver.ts";
import { driveWebKit } from "./webkit-driver.ts";
import type { WindowSize } from "./window-size.ts";

/** A browser engine that the journeys run in. */
export interface Engine {
  readonly name: string;
  /**
   * Finds the engine's browser: Playwright's own, downloaded where that is possible, else an installed one,
   * else Debian's.
   *
   * @returns what starts it; null where there is none to be had
   */
  find(): Promise<((size: WindowSize) => Promise<BrowserDriver>) | null>;
  /** What to do where there is none. */
  readonly missing: string;
}

/** Playwright's own build, downloaded unless it is there; false where it cannot be. */
async function hasPlaywrights(type: BrowserType): Promise<boolean> {
  if (isExecutable(type.executablePath())) return true;
  console.log(`Downloading Playwright's ${type.name()}`);
  // What it prints where it cannot is long and says no more than that.
  const { status } = spawnSync("playwright", ["install", type.name()], {
    env: environment({ PLAYWRIGHT_SKIP_BROWSER_GC: "1" }),
    stdio: "ignore",
    shell: process.platform === "win32",
  });
  if (status !== 0) console.log("It cannot be downloaded here");
  return isExecutable(type.executablePath());
}

const findWebKit = () => {
  const driver = onPath("WebKitWebDriver");
  const [browser] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
  const screen = process.env.DISPLAY ? null : onPath("xvfb-run");
  return driver && browser && screen !== undefined ? { driver, browser, screen } : undefined;
};

/** Every engine, by the name that the command line gives it. */
export const engines: Readonly<Record<string, Engine>> = {
  firefox: {
    name: "Firefox",
    find: async () => {
      if (await hasPlaywrights(firefox)) return (size) => driveByPlaywright(firefox, size);
      const installed = () => onPath("firefox", "firefox-esr");
      if (!installed()) await installFromDebian("firefox-esr");
      const program = installed();
      return program ? (size) => driveFirefox(program, size) : null;
    },
    missing: "npx playwright install firefox, or install Firefox",
  },
  webkit: {
    name: "WebKit",
    find: async () => {
      if (await hasPlaywrights(webkit)) return (size) => driveByPlaywright(webkit, size);
      if (!findWebKit()) await installFromDebian("webkit2gtk-driver", "xvfb");
      const programs = findWebKit();
      return programs ? (size) => driveWebKit(programs, size) : null;
    },
    missing: "npx playwright install webkit, or on Debian webkit2gtk-driver and xvfb",
  },
  chromium: {
    name: "Chromium",
    find: async () => {
      const program = await findBrowser();
      return (size) => driveByPlaywright(chromium, size, program);
    },
    missing: "npx playwright install chromium",
  },
};
