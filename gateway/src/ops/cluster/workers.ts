import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import type { Logger } from "pino";
import { SHARES_PORTS } from "../../lib/ports.ts";

/** A worker that ran for so long exited for a new reason: the back-off is reset. */
const SETTLED_MS = 60_000;
const FIRST_DELAY_MS = 500;
const MAX_DELAY_MS = 30_000;
/** A worker stops by itself 16 seconds after SIGTERM and `DRAIN_MS` at most; this is for one that hangs. */
const STOP_MS = 20_000;

/** How long to wait before the next start, after so many exits in a row. */
export function restartDelay(exits: number): number {
  return Math.min(MAX_DELAY_MS, FIRST_DELAY_MS * 2 ** Math.max(0, exits - 1));
}

const LISTENS = "flickmap:listens";

interface Message {
  readonly type: typeof LISTENS;
  readonly port: number;
}

/** In a worker: tells the primary that it listens, which Node does only of workers that the primary accepts connections for. */
export function tellPort(port: number): void {
  process.send?.({ type: LISTENS, port } satisfies Message);
}

/** Gateways in separate processes that share one port. */
export class Workers {
  #environment: Readonly<Record<string, string>>;
  readonly #logger: Logger;
  readonly #stopMs: number;
  readonly #restarts = new Set<NodeJS.Timeout>();
  #stopping = false;

  /**
   * @param environment of each worker, in addition to that of this process
   * @param drainMs for how long a worker serves on after SIGTERM, before it stops
   */
  constructor(environment: Readonly<Record<string, string>>, logger: Logger, drainMs: number) {
    this.#environment = environment;
    this.#logger = logger;
    this.#stopMs = STOP_MS + drainMs;
  }

  /**
   * Starts them. The others follow once the first one listens, so that a configuration error is reported once.
   *
   * @returns false when the first one exited instead of listening
   */
  async start(count: number): Promise<boolean> {
    const first = this.#fork();
    const port = await Promise.race([portOf(first), once(first, "exit").then(() => null)]);
    if (port === null) return false;
    // The system has chosen one for 0. Where the primary listens, it gives all of them the same for that.
    if (SHARES_PORTS) this.#environment = { ...this.#environment, PORT: String(port) };
    this.#keepAlive(first);
    for (let started = 1; started < count; started += 1) this.#keepAlive(this.#fork());
    return true;
  }

  /** Stops all workers gracefully, and resolves when they have exited. */
  async stop(): Promise<void> {
    this.#stopping = true;
    for (const restart of this.#restarts) clearTimeout(restart);
    const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
    await Promise.all(
      workers.map(async (worker) => {
        if (worker.isDead()) return;
        const ended = once(worker, "exit");
        const timeout = setTimeout(() => worker.process.kill("SIGKILL"), this.#stopMs);
        worker.process.kill("SIGTERM");
        await ended;
        clearTimeout(timeout);
      }),
    );
  }

  #fork(): Worker {
    return cluster.fork(this.#environment);
  }

  /** @param exits how often in a row the workers exited whose place it takes */
  #keepAlive(worker: Worker, exits = 0): void {
    const started = performance.now();
    worker.once("exit", (code, signal) => {
      if (this.#stopping) return;
      const inRow = performance.now() - started > SETTLED_MS ? 1 : exits + 1;
      const milliseconds = restartDelay(inRow);
      this.#logger.error(
        { pid: worker.process.pid, code, signal, milliseconds },
        "a worker exited unexpectedly; starting another",
      );
      const restart = setTimeout(() => {
        this.#restarts.delete(restart);
        this.#keepAlive(this.#fork(), inRow);
      }, milliseconds);
      this.#restarts.add(restart);
    });
  }
}

/** Resolves with the port of a worker once it listens. */
function portOf(worker: Worker): Promise<number> {
  return new Promise((resolve) => {
    worker.on("message", (message: unknown) => {
      if (isMessage(message)) resolve(message.port);
    });
  });
}

function isMessage(message: unknown): message is Message {
  return (
    typeof message === "object" && message !== null && "type" in message && message.type === LISTENS
  );
}
