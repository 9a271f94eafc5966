import { AsyncResource } from "node:async_hooks";
import type { FastifyInstance } from "fastify";
import { clientNetwork } from "./clients/client-network.ts";
import type { Metrics } from "../ops/metrics/metrics.ts";

/** So many requests of one client are handled in one tick of the event loop; each takes 20 to 60 µs where it is cached. */
const MAX_PER_TICK = 16;

/** Handles a few requests of each client in one tick; the others wait for the next ones. */
export class FairShare {
  readonly #nextTick: (tick: () => void) => void;
  /** How many requests of each client were handled in this tick. */
  readonly #handled = new Map<string, number>();
  /** Clients with requests that wait, in the order in which they are served. */
  readonly #waiting = new Map<string, (() => void)[]>();
  #isScheduled = false;

  constructor(nextTick: (tick: () => void) => void = setImmediate) {
    this.#nextTick = nextTick;
  }

  /** How many requests wait. */
  get waiting(): number {
    return [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }

  /** Handles a request now, or in a later tick where its client has had its share of this one. */
  add(client: string, handle: () => void): void {
    this.#schedule();
    const waiting = this.#waiting.get(client);
    if (waiting !== undefined) {
      waiting.push(AsyncResource.bind(handle));
      return;
    }
    const handled = this.#handled.get(client) ?? 0;
    if (handled >= MAX_PER_TICK) {
      this.#waiting.set(client, [AsyncResource.bind(handle)]);
      return;
    }
    this.#handled.set(client, handled + 1);
    handle();
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
  app.addHook("onRequest", ({ ip, raw }, _, done) =>
    share.add(clientNetwork(ip), () => {
      // A client that disconnected meanwhile needs no response.
      if (!raw.socket.destroyed) done();
    }),
  );
}
