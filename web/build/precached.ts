import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, posix, sep } from "node:path";
import type { Plugin } from "vite";
import type { PrecacheEntry } from "workbox-precaching";
import { SHELL_PATH } from "../src/app/offline/pages.ts";

/** What is stored for use offline. Of the typefaces only those of the first view: others are fetched when they are read. */
const PRECACHED = [
  "index.html",
  "manifest.webmanifest",
  "**/*.{js,css,svg}",
  // Eight characters of hash.
  "assets/{archivo,inter}-????????.woff2",
];
/** The messages of a language but English: those of the visitor's are stored once they are used. */
const OTHER_LANGUAGE = /^assets\/messages-(?!en-)/;
const HASHED = /^assets\//;

/** The URL and content of each built file that the service worker stores. */
function precacheEntries(folder: string): PrecacheEntry[] {
  const files = PRECACHED.flatMap((pattern) => globSync(pattern, { cwd: folder }));
  const stored = files.filter((file) => !OTHER_LANGUAGE.test(file));
  return [...new Set(stored)].toSorted().map((file) => {
    const url = file.split(sep).join(posix.sep);
    const bytes = readFileSync(join(folder, file));
    return {
      // The gateway serves the built page, without content, at a URL of its own.
      url: url === "index.html" ? SHELL_PATH : url,
      revision: HASHED.test(url) ? null : createHash("sha256").update(bytes).digest("hex"),
    };
  });
}

/** Writes the list of the built files that the service worker stores where Workbox expects it. */
export const precached = (): Plugin => ({
  name: "precached",
  apply: "build",
  transform: {
    filter: { code: "self.__WB_MANIFEST" },
    handler(code) {
      const { root, build } = this.environment.config;
      const entries = JSON.stringify(precacheEntries(join(root, build.outDir)));
      return { code: code.replace("self.__WB_MANIFEST", () => entries), map: null };
    },
  },
});
