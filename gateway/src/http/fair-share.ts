import { AsyncResource } from "node:async_hooks";
import type { FastifyInstance } from "fastify";
import type { Metrics } from "../ops/metrics/metrics.ts";
import { Counts } from "../lib/counts.ts";
import { clientNetwork } from "./clients/client-network.ts";
import { whenOver } from "./response-end.ts";
import { getBytes } from "./sent-ahead.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** What limits count the address of the request as. */
    network: string;
  }
}

/** So many requests of one client are handled in one tick of the event loop; each takes 20 to 60 µs where it is cached. */
const MAX_PER_TICK = 16;
/** What waits takes so many bytes at most, of all clients together. */
const MAX_WAITING_BYTES = 48 * 1024 * 1024;

/** Handles a few requests of each client in one tick; the others wait for the next ones. */
export class FairShare {
  readonly #nextTick: (tick: () => void) => void;
  /** How many requests of each client were handled in this tick. */
  readonly #handled = new Map<string, number>();
  /** Clients with requests that wait, in the order in which they are served. */
  readonly #waiting = new Map<string, Map<() => void, number>>();
  /** What waits takes, by client, in bytes. */
  readonly #bytes = new Counts();
  #count = 0;
  #bytesOfAll = 0;
  #isScheduled = false;

  constructor(nextTick: (tick: () => void) => void = setImmediate) {
    this.#nextTick = nextTick;
  }

  /** How many requests wait. */
  get waiting(): number {
    return this.#count;
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
   * @param bytes that it takes while it waits
   * @returns takes it back while it waits; null where it is not taken, since what waits of its client takes as much as is free
   */
  wait(client: string, bytes: number, handle: () => void): (() => void) | null {
    if (this.#bytes.of(client) + bytes > MAX_WAITING_BYTES - this.#bytesOfAll) return null;
    const waiting = this.#waiting.get(client) ?? new Map<() => void, number>();
    const bound = AsyncResource.bind(handle);
    this.#waiting.set(client, waiting.set(bound, bytes));
    this.#change(client, 1, bytes);
    return () => this.#remove(client, bound);
  }

  #remove(client: string, handle: () => void): void {
    const waiting = this.#waiting.get(client);
    const bytes = waiting?.get(handle);
    if (waiting === undefined || bytes === undefined) return;
    waiting.delete(handle);
    this.#change(client, -1, -bytes);
    if (waiting.size === 0) this.#waiting.delete(client);
  }

  #change(client: string, count: number, bytes: number): void {
    this.#count += count;
    this.#bytesOfAll += bytes;
    this.#bytes.add(client, bytes);
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
      for (const handle of waiting.keys()) {
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
 * request counts, those for health checks too. It is the first hook, and determines once what limits count an address as.
 */
export function shareTicks(app: FastifyInstance, metrics: Pick<Metrics, "watchHeld">): void {
  const share = new FairShare();
  metrics.watchHeld("tick", () => share.waiting);
  app.decorateRequest("network", "");
  app.addHook("onRequest", (request, reply, done) => {
    const { raw } = request;
    const network = clientNetwork(request.ip);
    request.network = network;
    if (share.take(network)) return done();
    const withdraw = share.wait(network, getBytes(raw), () => {
      // A client that disconnected meanwhile needs no response.
      if (!raw.socket.destroyed) done();
    });
    if (withdraw !== null) whenOver(reply.raw, withdraw);
    // A response would cost what the tick is spared.
    else raw.socket.destroy();
  });
}
