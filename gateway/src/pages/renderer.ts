import { availableParallelism } from "node:os";
import type { RenderedPage, RenderRequest } from "@flickmap/schema/page-rendering.ts";
import { Tinypool } from "tinypool";
import { errorCode } from "../error-code.ts";

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
  readonly #pool: Tinypool;
  readonly #onThreadLost: (error: unknown) => void;

  /**
   * @param entry the address of the web app's server build
   * @param onThreadLost told why a rendering thread has ended, such as for lack of memory; another one takes its place
   */
  constructor(entry: string, onThreadLost: (error: unknown) => void) {
    this.#onThreadLost = onThreadLost;
    const threads = Math.max(1, Math.min(2, availableParallelism() - 1));
    this.#pool = new Tinypool({
      filename: new URL("./render-worker.ts", import.meta.url).href,
      runtime: "worker_threads",
      // Started with the first page, and then reused.
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: MAX_TIMER_MS,
      maxQueue: MAX_WAITING,
      workerData: { entry },
      resourceLimits: {
        maxOldGenerationSizeMb: MEMORY_MB,
        maxYoungGenerationSizeMb: YOUNG_MEMORY_MB,
      },
      // A rendering thread needs nothing of the environment, which holds credentials.
      env: {},
    });
  }

  /**
   * @returns null where too many pages wait already, or the thread has ended
   * @throws what the rendering throws
   */
  async render(request: RenderRequest): Promise<RenderedPage | null> {
    if (this.#pool.queueSize >= MAX_WAITING) return null;
    try {
      return (await this.#pool.run(request)) as RenderedPage;
    } catch (error) {
      if (errorCode(error)?.startsWith("ERR_WORKER_") !== true) throw error;
      this.#onThreadLost(error);
      return null;
    }
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
