import type { BrowserType } from "@playwright/test";
import type { BrowserDriver } from "./browser-driver.ts";
import { drivePage } from "./page-driver.ts";
import type { WindowSize } from "./window-size.ts";

/** Drives a browser that Playwright can: Chromium, and its own builds of Firefox and WebKit. */
export async function driveByPlaywright(
  type: BrowserType,
  size: WindowSize,
  executablePath?: string,
): Promise<BrowserDriver> {
  const browser = await type.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: type.name() === "chromium" ? ["--no-sandbox", "--disable-gpu"] : [],
  });
  const page = await browser.newPage({ viewport: size });
  return drivePage(`${type.name()} ${browser.version()} by Playwright`, page, browser);
}
