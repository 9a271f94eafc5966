import { test as base, type Page } from "@playwright/test";

/** Whether the app listens: it says so by an event. Pages that are not the app's name no modules of it. */
const listens = () => {
  const { appListens } = window as unknown as { appListens?: boolean };
  const loadsApp = document.querySelector("template#modules") !== null;
  return appListens === true || !loadsApp;
};

/** Makes opening and reloading a page wait until the app listens to what a visitor does. */
const waitForApp = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    addEventListener("flickmap:ready", () => Object.assign(window, { appListens: true }));
  });
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== "commit") await page.waitForFunction(listens);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await page.waitForFunction(listens);
    return response;
  };
};

/** A test of what the app does once it has loaded; rendered.spec.ts, on the runner's own test, is of what is before. */
export const test = base.extend({
  page: async ({ page }, provide, test) => {
    await waitForApp(page);
    await provide(page);
    if (test.status !== test.expectedStatus && !page.isClosed())
      await page.screenshot({ path: test.outputPath("failed.png") });
  },
});
