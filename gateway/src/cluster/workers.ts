import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import type { Logger } from "pino";

/** A worker that lived so long died of something new: the back-off begins anew. */
const SETTLED_MS = 60_000;
const FIRST_DELAY_MS = 500;
const LONGEST_DELAY_MS = 30_000;
/** A worker ends by itself within ten seconds of being told; this is for one that hangs. */
const STOP_MS = 10_000;

/** How long to wait before the next start, after so many deaths in a row. */
export function restartDelay(deaths: number): number {
  return Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.max(0, deaths - 1));
}

/** Gateways in processes of their own that share one port. */
export class Workers {
  readonly #environment: Readonly<Record<string, string>>;
  readonly #logger: Logger;
  readonly #restarts = new Set<NodeJS.Timeout>();
  #deaths = 0;
  #stopping = false;

  /** @param environment is given to each worker beside that of this process */
  constructor(environment: Readonly<Record<string, string>>, logger: Logger) {
    this.#environment = environment;
    this.#logger = logger;
  }

  /**
   * Starts them. The others follow once the first one listens, so that what is wrong with the
   * configuration is told once.
   *
   * @returns false when the first one ended instead of listening
   */
  async start(count: number): Promise<boolean> {
    const first = this.#fork();
    const listens = await Promise.race([
      once(first, "listening").then(() => true),
      once(first, "exit").then(() => false),
    ]);
    if (!listens) return false;
    this.#keepAlive(first);
    for (let started = 1; started < count; started += 1) this.#keepAlive(this.#fork());
    return true;
  }

  /** Tells all to finish what they accepted, and resolves when they have ended. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const restart of this.#restarts) clearTimeout(restart);
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(
      workers.map(async (worker) => {
        if (worker.isDead()) return;
        const ended = once(worker, "exit");
        const impatience = setTimeout(() => worker.process.kill("SIGKILL"), STOP_MS);
        worker.process.kill("SIGTERM");
        await ended;
        clearTimeout(impatience);
      }),
    );
  }

  #fork(): Worker {
    return cluster.fork(this.#environment);
  }

  #keepAlive(worker: Worker): void {
    const started = performance.now();
    worker.once("exit", (code, signal) => {
      if (this.#stopping) return;
      this.#deaths = performance.now() - started > SETTLED_MS ? 1 : this.#deaths + 1;
      const milliseconds = restartDelay(this.#deaths);
      this.#logger.error({ pid: worker.process.pid, code, signal, milliseconds }, "a worker died");
      const restart = setTimeout(() => {
        this.#restarts.delete(restart);
        this.#keepAlive(this.#fork());
      }, milliseconds);
      this.#restarts.add(restart);
    });
  }
}
