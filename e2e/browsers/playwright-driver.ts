import type { BrowserType } from "@playwright/test";
import type { BrowserDriver } from "./browser-driver.ts";
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
  return {
    name: `${type.name()} ${browser.version()} by Playwright`,
    goto: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  };
}
