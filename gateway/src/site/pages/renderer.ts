import { availableParallelism } from "node:os";
import type { RenderRequest } from "@flickmap/schema/page-rendering.ts";
import { Piscina } from "piscina";
import { COMPILE_CACHE } from "../../config/compile-cache.ts";
import { errorCode } from "../../lib/error-code.ts";
import type { FinishedPage, BuildFolders } from "./web-build.ts";

/** How many pages may wait for a rendering thread; further ones are not rendered. */
const MAX_WAITING = 4;
/** The longest time that a timer can have. */
const MAX_TIMER_MS = 2_147_483_647;
/** How much memory a rendering thread may use for objects, in megabytes. */
const MEMORY_MB = 160;
/** How much of it young objects may use; most live for one rendering. */
const YOUNG_MEMORY_MB = 16;

/** Renders pages on worker threads, so that no other request waits for a rendering. */
export class Renderer {
  readonly #folders: BuildFolders;
  readonly #onThreadLost: (error: unknown) => void;
  /** Begins with the first page. */
  #pool: Piscina<RenderRequest, FinishedPage> | undefined;

  /** `onThreadLost` is told why a thread has ended, such as for lack of memory; another one takes its place. */
  constructor(folders: BuildFolders, onThreadLost: (error: unknown) => void) {
    this.#folders = folders;
    this.#onThreadLost = onThreadLost;
  }

  /** Null where too many pages wait already, or the thread has ended. */
  async render(request: RenderRequest): Promise<FinishedPage | null> {
    this.#pool ??= this.#createPool();
    if (this.#pool.queueSize >= MAX_WAITING) return null;
    try {
      return await this.#pool.run(request);
    } catch (error) {
      if (errorCode(error)?.startsWith("ERR_WORKER_") !== true) throw error;
      this.#onThreadLost(error);
      return null;
    }
  }

  async close(): Promise<void> {
    await this.#pool?.destroy();
  }

  #createPool(): Piscina<RenderRequest, FinishedPage> {
    const pool = new Piscina<RenderRequest, FinishedPage>({
      filename: new URL("./render-worker.ts", import.meta.url).href,
      // A thread that is lost is replaced only up to the minimum: without it, the pages that wait would wait for ever.
      minThreads: 1,
      maxThreads: Math.max(1, Math.min(2, availableParallelism() - 1)),
      idleTimeout: MAX_TIMER_MS,
      maxQueue: MAX_WAITING,
      // With atomics a thread sleeps between two pages instead of running its event loop, and what the timers of
      // Apollo Client hold is never released: 22 KB a page.
      atomics: "disabled",
      recordTiming: false,
      workerData: this.#folders,
      resourceLimits: {
        maxOldGenerationSizeMb: MEMORY_MB,
        maxYoungGenerationSizeMb: YOUNG_MEMORY_MB,
      },
      // A rendering thread needs nothing of the environment, which holds credentials. With a cache from its first module on it
      // does not load what removes types: 9 MB.
      env: { NODE_COMPILE_CACHE: COMPILE_CACHE },
    });
    // Of a thread that renders nothing at the time.
    pool.on("error", this.#onThreadLost);
    return pool;
  }
}
