import type { ImportSource } from "./read-import.ts";
import { readImport } from "./read-import.ts";

// A file of ten thousand rows takes long enough to be noticed: it is read beside the page.
addEventListener("message", ({ data }: MessageEvent<ImportSource>) => {
  postMessage(readImport(data));
});
