import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, posix, sep } from "node:path";
import type { Plugin } from "vite";
import type { PrecacheEntry } from "workbox-precaching";
import { builtScript } from "./build-script.ts";
import { SHELL_PATH } from "../src/app/offline/pages.ts";

/** What is stored for use offline. Of the typefaces only those of the first view: others are fetched when they are read. */
const PRECACHED = [
  "index.html",
  "manifest.webmanifest",
  "**/*.{js,css,svg}",
  // Eight characters of hash.
  "assets/{archivo,inter-400,inter-600}-????????.woff2",
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

/** Builds the service worker with the list of the files that it stores where Workbox expects it. */
export const serviceWorker = (): Plugin =>
  builtScript({
    source: new URL("../src/app/offline/sw.ts", import.meta.url),
    file: "sw.js",
    define: (folder) => ({
      "self.__WB_MANIFEST": JSON.stringify(precacheEntries(folder)),
      "process.env.NODE_ENV": JSON.stringify("production"),
    }),
  });
