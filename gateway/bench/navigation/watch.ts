import type { Locator, Page } from "@playwright/test";

/** When a page has shown what a visitor waits for, in milliseconds from the step that leads there. */
export interface Shown {
  /** The name of what is open, in the page's heading; null where a step leads to no other name. */
  readonly name: number | null;
  /** What it was opened for. */
  readonly answer: number;
  /** How much moved meanwhile, as Chromium counts layout shifts, whether or not they follow an input. */
  readonly shift: number;
}

/** What is waited for: expressions in the page that are true once it is there. */
export interface Wanted {
  readonly name: string | null;
  readonly answer: string;
}

const PATIENCE_MS = 20_000;

/**
 * Notes the frame after the one in which each wanted thing is there, from the time that `window.stepAt` says. Runs in the
 * page.
 */
const WATCH = ({ name, answer }: Wanted) => `
  new Promise((resolve, reject) => {
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (entry.startTime >= window.stepAt) shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
    const shown = { name: null, answer: null };
    const note = (what, is) => {
      if (shown[what] === null && is()) {
        shown[what] = -1;
        requestAnimationFrame(() => { shown[what] = performance.now() - window.stepAt; });
      }
    };
    const look = () => {
      if (window.stepAt !== undefined) {
        note("name", () => ${name ?? "true"});
        note("answer", () => (${name ?? "true"}) && (${answer}));
        if (shown.name > 0 && shown.answer > 0) {
          // Once more for what moves when it is there.
          setTimeout(() => resolve({ ...shown, shift }), 500);
          return;
        }
      }
      if (performance.now() > (window.stepAt ?? 0) + ${PATIENCE_MS}) reject(new Error("It never came"));
      else requestAnimationFrame(look);
    };
    look();
  })`;

const toShown = (shown: Shown, wanted: Wanted): Shown => ({
  ...shown,
  name: wanted.name === null ? null : shown.name,
});

/** Clicks, and measures from the click. */
export async function measureClick(page: Page, link: Locator, wanted: Wanted): Promise<Shown> {
  await page.evaluate(`
    delete window.stepAt;
    addEventListener("click", (event) => { window.stepAt = event.timeStamp; }, { capture: true, once: true });
  `);
  const watching = page.evaluate<Shown>(WATCH(wanted));
  await link.click({ noWaitAfter: true });
  return toShown(await watching, wanted);
}

/** Goes a step back in the history, and measures from there. */
export async function measureBack(page: Page, wanted: Wanted): Promise<Shown> {
  const watch = `window.stepAt = performance.now(); history.back(); ${WATCH(wanted)}`;
  return toShown(await page.evaluate<Shown>(watch), wanted);
}

/** Loads a page, and measures from its request. */
export async function measureLoad(page: Page, url: string, wanted: Wanted): Promise<Shown> {
  await page.goto(url, { waitUntil: "commit", timeout: PATIENCE_MS });
  const watch = `window.stepAt = 0; ${WATCH(wanted)}`;
  return toShown(await page.evaluate<Shown>(watch), wanted);
}
