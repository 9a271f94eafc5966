import { AsyncResource } from "node:async_hooks";
import type { FastifyInstance } from "fastify";
import type { Metrics } from "../ops/metrics/metrics.ts";
import { whenOver } from "./response-end.ts";

/** So many requests of one client are handled in one tick of the event loop; each takes 20 to 60 µs where it is cached. */
const MAX_PER_TICK = 16;
/** So many requests of all clients wait at most; one takes about 5 KB, with the longest headers 20. */
const MAX_WAITING = 12_000;

/** Handles a few requests of each client in one tick; the others wait for the next ones. */
export class FairShare {
  readonly #nextTick: (tick: () => void) => void;
  /** How many requests of each client were handled in this tick. */
  readonly #handled = new Map<string, number>();
  /** Clients with requests that wait, in the order in which they are served. */
  readonly #waiting = new Map<string, Set<() => void>>();
  #waitingOfAll = 0;
  #isScheduled = false;

  constructor(nextTick: (tick: () => void) => void = setImmediate) {
    this.#nextTick = nextTick;
  }

  /** How many requests wait. */
  get waiting(): number {
    return this.#waitingOfAll;
  }

  /** Whether a request is handled in this tick; else it has to wait. */
  take(client: string): boolean {
    this.#schedule();
    const handled = this.#handled.get(client) ?? 0;
    if (handled >= MAX_PER_TICK || this.#waiting.has(client)) return false;
    this.#handled.set(client, handled + 1);
    return true;
  }

  /**
   * Handles a request in a later tick.
   *
   * @returns takes it back while it waits; null where it is not taken, since as many of its client wait as are free
   */
  wait(client: string, handle: () => void): (() => void) | null {
    const waiting = this.#waiting.get(client) ?? new Set();
    if (waiting.size >= MAX_WAITING - this.#waitingOfAll) return null;
    const bound = AsyncResource.bind(handle);
    this.#waiting.set(client, waiting.add(bound));
    this.#waitingOfAll += 1;
    return () => this.#remove(client, bound);
  }

  #remove(client: string, handle: () => void): void {
    const waiting = this.#waiting.get(client);
    if (waiting?.delete(handle) !== true) return;
    this.#waitingOfAll -= 1;
    if (waiting.size === 0) this.#waiting.delete(client);
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    this.#nextTick(() => this.#startTick());
  }

  #startTick(): void {
    this.#isScheduled = false;
    this.#handled.clear();
    if (this.#waiting.size > 0) this.#schedule();
    // Requests that begin to wait meanwhile are for the next tick.
    const clients = Array.from(this.#waiting);
    for (const [client, waiting] of clients) {
      let handled = 0;
      for (const handle of waiting) {
        if (handled === MAX_PER_TICK) break;
        handled += 1;
        this.#handled.set(client, handled);
        this.#remove(client, handle);
        handle();
      }
    }
  }
}

/**
 * Keeps one client from having everything that it sends handled before others are: a response out of memory, a 304 or a
 * rejection is cheap, but thousands of them that are ready in one tick would hold back everybody else for seconds. Every
 * request counts, those for health checks too.
 */
export function shareTicks(app: FastifyInstance, metrics: Pick<Metrics, "watchHeld">): void {
  const share = new FairShare();
  metrics.watchHeld("tick", () => share.waiting);
  app.addHook("onRequest", ({ network, raw }, reply, done) => {
    if (share.take(network)) return done();
    const withdraw = share.wait(network, () => {
      // A client that disconnected meanwhile needs no response.
      if (!raw.socket.destroyed) done();
    });
    if (withdraw !== null) whenOver(reply.raw, withdraw);
    // A response would cost what the tick is spared.
    else raw.socket.destroy();
  });
}
