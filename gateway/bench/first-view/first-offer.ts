import { setTimeout as sleep } from "node:timers/promises";
import type { Browser } from "@playwright/test";

/** A phone, and the network that Lighthouse's mobile figures stand for. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;
const PATIENCE_MS = 20_000;

/** Notes when the first link that leads to a service is painted. Runs in the page. */
const NOTE_FIRST_OFFER = `
  const look = () => {
    const offer = document.querySelector('main a[target="_blank"][href^="http"]');
    const shown = offer?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    if (!shown) return requestAnimationFrame(look);
    // The frame after the one that it is in has been painted.
    requestAnimationFrame(() => noteFirstOffer(performance.now()));
  };
  look();
`;

/**
 * Loads a title's page in a fresh profile, on a throttled network and processor.
 *
 * @param scripts false to block every script of the page
 * @returns milliseconds until the first offer is painted; null when it never is
 */
export async function timeToFirstOffer(
  browser: Browser,
  url: string,
  { scripts }: { readonly scripts: boolean },
): Promise<number | null> {
  const context = await browser.newContext({ ...PHONE, hasTouch: true, serviceWorkers: "block" });
  try {
    if (!scripts) await context.route(/\.js(?:\?|$)/u, (route) => route.abort());
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", NETWORK);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    const { promise: noted, resolve } = Promise.withResolvers<number>();
    await page.exposeFunction("noteFirstOffer", resolve);
    await page.addInitScript(NOTE_FIRST_OFFER);
    await page.goto(url, { timeout: PATIENCE_MS });
    return await Promise.race([noted, sleep(PATIENCE_MS, null, { ref: false })]);
  } finally {
    await context.close();
  }
}
