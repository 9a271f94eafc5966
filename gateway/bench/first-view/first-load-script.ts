import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { SCREEN_CHUNKS_FILE, ScreenChunks, WEB_BUILD } from "../../src/pages/web-build.ts";

/** The script that the first view of a screen loads: its files, and their size gzipped, in bytes. */
export function firstLoadScript(screen: string): {
  readonly files: number;
  readonly bytes: number;
} {
  const text = readFileSync(join(WEB_BUILD.browser, SCREEN_CHUNKS_FILE), "utf8");
  const { app, screens } = ScreenChunks.parse(JSON.parse(text));
  const files = [app, ...(screens[screen] ?? [])];
  const sizes = files.map(
    (file) => gzipSync(readFileSync(join(WEB_BUILD.browser, file)), { level: 9 }).length,
  );
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
