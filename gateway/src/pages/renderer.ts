import { availableParallelism } from "node:os";
import type { RenderedPage, RenderRequest } from "@flickmap/schema/page-rendering.ts";
import { Tinypool } from "tinypool";

/** How many pages may wait for a rendering thread; further ones are not rendered. */
const MOST_WAITING = 4;
/** The longest time that a timer can have. */
const LONGEST_TIMER_MS = 2_147_483_647;
/** How much memory a rendering thread may use for objects, in megabytes. */
const MEMORY_MB = 160;
/** How much of it young objects may use; most live for one rendering. */
const YOUNG_MEMORY_MB = 16;

/** Renders pages on threads of their own, so that no other request waits for a rendering. */
export class Renderer {
  readonly #pool: Tinypool;

  /** @param entry the address of the web app's server build */
  constructor(entry: string) {
    const threads = Math.max(1, Math.min(2, availableParallelism() - 1));
    this.#pool = new Tinypool({
      filename: new URL("./render-worker.ts", import.meta.url).href,
      runtime: "worker_threads",
      // Started with the first page, and then reused.
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: LONGEST_TIMER_MS,
      maxQueue: MOST_WAITING,
      workerData: { entry },
      resourceLimits: {
        maxOldGenerationSizeMb: MEMORY_MB,
        maxYoungGenerationSizeMb: YOUNG_MEMORY_MB,
      },
      // A rendering thread needs nothing of the environment, which holds credentials.
      env: {},
    });
  }

  /** @returns null where too many pages wait already */
  async render(request: RenderRequest): Promise<RenderedPage | null> {
    if (this.#pool.queueSize >= MOST_WAITING) return null;
    return (await this.#pool.run(request)) as RenderedPage;
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
