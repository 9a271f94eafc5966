import "./ui/fonts.css";

/*
 * The only script that a page names. It has the browser paint first, and then loads the app.
 */

/** After so many milliseconds the app is loaded, whatever the page still waits for. */
const PATIENCE_MS = 3_000;

function load(): void {
  for (const event of events) removeEventListener(event, load, true);
  removeEventListener("load", load);
  clearTimeout(timer);
  for (const preload of document.querySelectorAll<HTMLTemplateElement>("template#modules")) {
    for (const link of preload.content.querySelectorAll("link")) document.head.append(link);
    preload.remove();
  }
  void import("./entry-client.tsx");
}

const events = ["pointerdown", "keydown", "focusin"] as const;
const timer = setTimeout(load, PATIENCE_MS);
if (document.readyState === "complete") load();
else {
  addEventListener("load", load);
  for (const event of events) addEventListener(event, load, { capture: true, passive: true });
}
