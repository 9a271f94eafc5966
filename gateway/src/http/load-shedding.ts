import type { FastifyInstance } from "fastify";
import { refuseForLoad } from "./overloaded-response.ts";
import { Turns } from "./admission-queue.ts";

/** Why a request is refused: too many under way, or those before it have waited too long already. */
export type RefusalReason = "in_flight" | "waiting";

/** How much a process takes on. */
export interface LoadBounds {
  /** Requests under way at a time, those that wait for their turn included. */
  readonly inFlight: number;
  /** How long a request may wait for its turn before newcomers are refused, in milliseconds. */
  readonly waitMs: number;
}

/** Waiting too long for so long is overload; shorter, it is a hiccup. */
const PATIENCE_MS = 1000;
/** So long after a refusal, waiting too long is no hiccup but the same overload. */
const WARY_MS = 5000;

/**
 * Decides which requests are taken on. More than the process can serve would only wait: when those in
 * line have waited too long for a second, newcomers are refused until the line is short again. A crowd
 * that comes at once is taken on whole.
 */
export class LoadGate {
  readonly #bounds: LoadBounds;
  readonly #turns: Turns;
  readonly #now: () => number;
  #inFlight = 0;
  /** Since when those in line have waited too long, while they do. */
  #lateSince: number | null = null;
  #refusedAt = Number.NEGATIVE_INFINITY;

  constructor(
    bounds: LoadBounds,
    now: () => number = () => performance.now(),
    turns: Turns = new Turns(now),
  ) {
    this.#bounds = bounds;
    this.#turns = turns;
    this.#now = now;
  }

  /** How many requests are under way. */
  get inFlight(): number {
    return this.#inFlight;
  }

  /** @returns null when the request is taken on, which `leave` must end; else why it is refused */
  enter(): RefusalReason | null {
    if (this.#inFlight >= this.#bounds.inFlight) return "in_flight";
    if (this.#waitsTooLong()) return "waiting";
    this.#inFlight += 1;
    return null;
  }

  #waitsTooLong(): boolean {
    if (this.#turns.longestWaitMs <= this.#bounds.waitMs) {
      this.#lateSince = null;
      return false;
    }
    const now = this.#now();
    this.#lateSince ??= now;
    const patience = now - this.#refusedAt < WARY_MS ? 0 : PATIENCE_MS;
    if (now - this.#lateSince < patience) return false;
    this.#refusedAt = now;
    return true;
  }

  /** Begins a request that was taken on when its turn comes; see `Turns.take`. */
  begin(go: () => boolean): void {
    this.#turns.take(go);
  }

  /** A request that was taken on is over. */
  leave(): void {
    this.#inFlight -= 1;
  }
}

/**
 * Puts a gate before every route but those that tell how the process does. What is refused gets
 * 503 with `Retry-After`, before anything is done for it.
 *
 * @param onRefused is told of each refusal
 */
export function addLoadGate(
  app: FastifyInstance,
  gate: LoadGate,
  onRefused: (reason: RefusalReason) => void,
): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (/^\/(?:health|metrics)(?:[/?]|$)/u.test(request.url)) return done();
    const reason = gate.enter();
    if (reason !== null) {
      onRefused(reason);
      refuseForLoad(request, reply);
      return;
    }
    let over = false;
    const leave = () => {
      if (!over) gate.leave();
      over = true;
    };
    // An answer given to the end finishes; one whose asker went away only closes.
    reply.raw.once("finish", leave);
    reply.raw.once("close", leave);
    gate.begin(() => {
      // Who went away while waiting needs no answer.
      if (!over) done();
      return !over;
    });
  });
}
