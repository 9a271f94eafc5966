import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join, posix, resolve, sep } from "node:path";
import type { Plugin } from "vite";
import type { PrecacheEntry } from "workbox-precaching";
import { buildScript } from "./build-script.ts";
import { SHELL_PATH } from "../src/app/offline/shell-path.ts";

const SOURCE = new URL("../src/app/offline/sw.ts", import.meta.url);
/**
 * What is stored for use offline. Of the typefaces only those of the first view: others are fetched when they are read.
 */
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

/**
 * Builds the service worker once the app is written, with the list of the files it stores in the
 * place of `self.__WB_MANIFEST`, where Workbox expects it.
 */
export const serviceWorker = (): Plugin => {
  let folder = "";
  return {
    name: "service-worker",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      order: "post",
      sequential: true,
      async handler(error) {
        if (error !== undefined) return;
        await buildScript({
          source: SOURCE,
          folder,
          file: "sw.js",
          define: {
            "self.__WB_MANIFEST": JSON.stringify(precacheEntries(folder)),
            "process.env.NODE_ENV": JSON.stringify("production"),
          },
        });
      },
    },
  };
};
