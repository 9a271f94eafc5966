import type { Page } from "@playwright/test";

/** Holds the app's files from now on, as a slow line does, until the returned function is called. */
export async function holdApp(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}
