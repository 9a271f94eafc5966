import { holdEarlyEvents } from "./early-events.ts";
import { followSearchKey } from "./search-key.ts";

/* Stands in every page, as a text that the gateway puts there: has the browser paint first, and then loads the app. */

/** After so many milliseconds the app is loaded, whatever the page still waits for. */
const PATIENCE_MS = 3_000;
/** And so long after `load`, where the largest paint was before it, or the browser does not tell of it. */
const PAINT_PATIENCE_MS = 200;
/** So long cards wait for the app. */
const HOLD_MS = 5_000;
/** What a visitor does first loads the app immediately. */
const firstActs = ["pointerdown", "keydown", "focusin"] as const;

function load(): void {
  for (const act of firstActs) removeEventListener(act, load, true);
  removeEventListener("load", loadAfterPaint);
  clearTimeout(timer);
  // The app and the files of the page together: each names the next only when it has run.
  for (const { content } of document.querySelectorAll<HTMLTemplateElement>("template#modules")) {
    // In their order: what the app imports has run before it, in tasks of their own.
    for (const script of content.querySelectorAll("script")) script.async = false;
    document.head.append(content);
  }
}

function getArea(element: Element | null): number {
  const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return width * height;
}

/** Pictures are painted beside the page's thread: files that are requested before the largest one is would come first. */
const loadAfterPaint = (): void => {
  clearTimeout(timer);
  timer = setTimeout(load, PAINT_PATIENCE_MS);
  const pictures = document.querySelectorAll('img[loading="eager"]');
  const largest = Math.max(0, ...Array.from(pictures, getArea));
  new PerformanceObserver((list, observer) => {
    const painted = list.getEntries() as LargestContentfulPaint[];
    if (painted.every(({ element }) => getArea(element) < largest)) return;
    observer.disconnect();
    load();
  }).observe({ type: "largest-contentful-paint" });
};

/** What the browser stores; null where it forbids that. */
const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Controls of those who have services or have seen something keep their place; cards of those who hide that wait for the app, for a while. */
const holdPlaces = (): void => {
  const { dataset } = document.documentElement;
  if (readStored("myServices")?.includes('"services":["')) dataset["services"] = "";
  if (!readStored("seen")) return;
  dataset["seen"] = "";
  if (readStored("hideSeen") !== "true") return;
  dataset["holdsCards"] = "";
  setTimeout(() => delete dataset["holdsCards"], HOLD_MS);
};

/** Where the app cannot run, the page stays as it was rendered, with its links and forms. */
const runsApp =
  "groupBy" in Map && ["toSorted", "toReversed"].every((method) => method in Array.prototype);

followSearchKey();
let timer: ReturnType<typeof setTimeout> | undefined;
if (runsApp) {
  holdEarlyEvents();
  holdPlaces();
  timer = setTimeout(load, PATIENCE_MS);
  addEventListener("load", loadAfterPaint);
  for (const act of firstActs) addEventListener(act, load, { capture: true, passive: true });
}
