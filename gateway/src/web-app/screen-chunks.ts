import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { escapeMarkup } from "../escape-markup.ts";
import type { SitePage } from "./site-page.ts";

/** Where the web app's build says which files each screen needs beyond those of every page. */
export const SCREEN_CHUNKS_FILE = "screen-chunks.json";

const ScreenChunks = z.record(z.string(), z.array(z.string()));

/**
 * Reads which files each screen needs.
 *
 * @param folder where the build of the web app lies; one that names no files has none fetched ahead
 * @returns the tags that have the browser fetch a page's files together with the app
 */
export function preloadTags(folder: string): (page: SitePage | null) => string {
  const file = join(folder, SCREEN_CHUNKS_FILE);
  const chunks = existsSync(file) ? ScreenChunks.parse(JSON.parse(readFileSync(file, "utf8"))) : {};
  return (page) => {
    const screen = screenOf(page);
    const files = screen === null ? [] : (chunks[screen] ?? []);
    return files
      .map((href) => `\n    <link rel="modulepreload" href="${escapeMarkup(href)}">`)
      .join("");
  };
}

/** The name of a page's screen in the build's list; null for one that is not worth naming. */
function screenOf(page: SitePage | null): string | null {
  switch (page?.kind) {
    case "title":
      return page.type;
    case "list":
    case "genre":
    case "advancedSearch":
      return page.kind;
    case "search":
      return page.direct ? "directSearch" : "search";
    case "static":
      return page.path === "/" ? "home" : null;
    case undefined:
      return null;
  }
}
