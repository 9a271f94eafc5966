import { AsyncResource } from "node:async_hooks";
import type { FastifyInstance } from "fastify";
import type { Metrics } from "../ops/metrics/metrics.ts";

/** So many requests of one client are handled in one tick of the event loop; each takes 20 to 60 µs where it is cached. */
const MAX_PER_TICK = 16;
/** So many requests of all clients wait at most; one takes about 5 KB, with the longest headers 20. */
const MAX_WAITING = 8000;

/** Handles a few requests of each client in one tick; the others wait for the next ones. */
export class FairShare {
  readonly #nextTick: (tick: () => void) => void;
  /** How many requests of each client were handled in this tick. */
  readonly #handled = new Map<string, number>();
  /** Clients with requests that wait, in the order in which they are served. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #waitingOfAll = 0;
  #isScheduled = false;

  constructor(nextTick: (tick: () => void) => void = setImmediate) {
    this.#nextTick = nextTick;
  }

  /** How many requests wait. */
  get waiting(): number {
    return this.#waitingOfAll;
  }

  /**
   * Handles a request now, or in a later tick where its client has had its share of this one.
   *
   * @returns whether it does: not for a client of which as many wait as are free
   */
  add(client: string, handle: () => void): boolean {
    this.#schedule();
    const waiting = this.#waiting.get(client) ?? [];
    const handled = this.#handled.get(client) ?? 0;
    if (waiting.length === 0 && handled < MAX_PER_TICK) {
      this.#handled.set(client, handled + 1);
      handle();
      return true;
    }
    if (waiting.length >= MAX_WAITING - this.#waitingOfAll) return false;
    waiting.push(AsyncResource.bind(handle));
    this.#waiting.set(client, waiting);
    this.#waitingOfAll += 1;
    return true;
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
      const next = waiting.splice(0, MAX_PER_TICK);
      this.#waitingOfAll -= next.length;
      if (waiting.length === 0) this.#waiting.delete(client);
      this.#handled.set(client, next.length);
      for (const handle of next) handle();
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
  app.addHook("onRequest", ({ network, raw }, _, done) => {
    const isTaken = share.add(network, () => {
      // A client that disconnected meanwhile needs no response.
      if (!raw.socket.destroyed) done();
    });
    // A response would cost what the tick is spared.
    if (!isTaken) raw.socket.destroy();
  });
}
