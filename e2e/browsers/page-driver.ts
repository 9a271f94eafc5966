import type { BrowserDriver } from "./browser-driver.ts";

/** What a page of Playwright and one of Puppeteer have in common. */
export interface DrivenPage {
  goto(url: string): Promise<unknown>;
  evaluate(expression: string): Promise<unknown>;
  readonly mouse: { click(x: number, y: number): Promise<void> };
  readonly keyboard: {
    type(text: string): Promise<void>;
    press(key: string): Promise<void>;
  };
  screenshot(): Promise<Uint8Array>;
}

/** Drives a page of a browser that was started for it. */
export const drivePage = (
  name: string,
  page: DrivenPage,
  browser: { close(): Promise<void> },
): BrowserDriver => ({
  name,
  goto: async (url) => void (await page.goto(url)),
  evaluate: (expression) => page.evaluate(expression),
  clickAt: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  screenshot: () => page.screenshot(),
  close: () => browser.close(),
});
