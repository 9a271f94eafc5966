import "./ui/fonts.css";

import { holdEarlyEvents } from "./early-events.ts";

/*
 * The only script that a page names. It has the browser paint first, and then loads the app.
 */

/** After so many milliseconds the app is loaded, whatever the page still waits for. */
const PATIENCE_MS = 3_000;
/** What a visitor does first loads the app at once. */
const firstActs = ["pointerdown", "keydown", "focusin"] as const;

function load(): void {
  for (const act of firstActs) removeEventListener(act, load, true);
  removeEventListener("load", load);
  clearTimeout(timer);
  // The files of the app and of the screen, all at once: each names the next only when it has run.
  for (const { content } of document.querySelectorAll<HTMLTemplateElement>("template#modules")) {
    document.head.append(content);
  }
  void import("./entry-client.tsx");
}

holdEarlyEvents();
const timer = setTimeout(load, PATIENCE_MS);
if (document.readyState === "complete") load();
else {
  addEventListener("load", load);
  for (const act of firstActs) addEventListener(act, load, { capture: true, passive: true });
}
