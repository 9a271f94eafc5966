import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { PAGE_CHUNKS_FILE, PageChunks, WEB_BUILD } from "../../src/site/pages/web-build.ts";

/** Files of script, and their size gzipped, in bytes. */
interface Script {
  readonly files: number;
  readonly bytes: number;
}

/** The script that a first visit to a screen loads. */
export function firstLoadScript(screen: string): Script {
  const text = readFileSync(join(WEB_BUILD.browser, PAGE_CHUNKS_FILE), "utf8");
  const { app, pages } = PageChunks.parse(JSON.parse(text));
  return sizeOf([app, ...(pages[screen] ?? [])]);
}

const sizeOf = (names: readonly string[]): Script => {
  const files = [...new Set(names)];
  const sizes = files.map(
    (file) => gzipSync(readFileSync(join(WEB_BUILD.browser, file)), { level: 9 }).length,
  );
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
};
