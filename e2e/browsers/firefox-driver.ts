import type { BrowserDriver } from "./browser-driver.ts";
import { onDemand } from "./on-demand.ts";
import { type DrivenPage, drivePage } from "./page-driver.ts";
import type { WindowSize } from "./window-size.ts";

/** What is used of Puppeteer, which is installed on demand. */
interface Puppeteer {
  launch(options: {
    browser: "firefox";
    executablePath: string;
    headless: boolean;
    defaultViewport: WindowSize;
  }): Promise<{
    version(): Promise<string>;
    newPage(): Promise<DrivenPage>;
    close(): Promise<void>;
  }>;
}

/**
 * Drives an installed Firefox over WebDriver BiDi, which it speaks itself. Playwright speaks it too, with
 * commands that a release for long-term support lacks.
 *
 * @param executablePath Firefox's program
 */
export async function driveFirefox(
  executablePath: string,
  size: WindowSize,
): Promise<BrowserDriver> {
  const { default: puppeteer } = await onDemand<{ default: Puppeteer }>("puppeteer-core@25.16.0");
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    defaultViewport: size,
  });
  const page = await browser.newPage();
  const version = (await browser.version()).replace(/^firefox\//i, "Firefox ");
  return drivePage(`${version} by WebDriver BiDi`, page, browser);
}
