import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";

import { openScreen, screens } from "./screens.ts";
import { watchShifts } from "./visitor.ts";

test.use({ serviceWorkers: "allow" });

/** Whatever goes wrong in the page: thrown, said in the console, or asked for in vain. */
const complaints = (page: Page, path: string): string[] => {
  const heard: string[] = [];
  const isThePage = (url: string) => URL.parse(url)?.pathname === path;
  page.on("pageerror", (error) => heard.push(`thrown: ${error.message}`));
  page.on("console", (message) => {
    // The browser itself says in the console that a page which does not exist answered 404.
    if (["error", "warning"].includes(message.type()) && !isThePage(message.location().url))
      heard.push(`${message.type()}: ${message.text()}`);
  });
  page.on("requestfailed", (request) => {
    heard.push(`failed: ${request.url()} ${request.failure()?.errorText ?? ""}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !isThePage(response.url()))
      heard.push(`${response.status()}: ${response.url()}`);
  });
  return heard;
};

for (const screen of screens) {
  test(`${screen.name}: nothing fails, nothing is complained of, nothing moves`, async ({
    page,
  }) => {
    const heard = complaints(page, screen.status === undefined ? "" : screen.path);
    const shifts = await watchShifts(page);
    await openScreen(page, screen);
    expect(heard).toEqual([]);
    expect(await shifts()).toBeLessThanOrEqual(0.02);
  });
}
