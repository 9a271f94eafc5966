import type { BrowserDriver } from "./browser-driver.ts";
import { onDemand } from "./on-demand.ts";
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
    newPage(): Promise<{
      goto(url: string): Promise<unknown>;
      evaluate(expression: string): Promise<unknown>;
      readonly mouse: { click(x: number, y: number): Promise<void> };
      readonly keyboard: {
        type(text: string): Promise<void>;
        press(key: string): Promise<void>;
      };
      screenshot(): Promise<Uint8Array>;
    }>;
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
  return {
    name: `${(await browser.version()).replace(/^firefox\//i, "Firefox ")} by WebDriver BiDi`,
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
