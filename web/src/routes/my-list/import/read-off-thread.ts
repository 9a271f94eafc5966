import type { ReadResult } from "./imported-list.ts";
import type { ImportSource } from "./read-import.ts";

/** So long a file may take, in milliseconds; the largest that is read takes a few seconds on a slow phone. */
const MAX_MS = 30_000;

/** Reads a list on a thread beside the page. */
export const readOffThread = (source: ImportSource, signal: AbortSignal): Promise<ReadResult> => {
  const worker = new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module" });
  return new Promise<ReadResult>((resolve, reject) => {
    const timeout = setTimeout(
      () => resolve({ kind: "problem", problem: "import.takesTooLong" }),
      MAX_MS,
    );
    signal.addEventListener("abort", () => {
      clearTimeout(timeout);
      reject(signal.reason);
    });
    worker.addEventListener("message", ({ data }: MessageEvent<ReadResult>) => resolve(data));
    worker.addEventListener("error", (event) => {
      // Without a connection the script of the thread may be missing.
      event.preventDefault();
      resolve({ kind: "problem", problem: "import.readAgain" });
    });
    // A thread has no origin to name.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    worker.postMessage(source);
  }).finally(() => worker.terminate());
};
