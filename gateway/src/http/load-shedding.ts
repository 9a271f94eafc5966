import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Tally } from "../lib/tally.ts";
import { AdmissionQueue } from "./admission-queue.ts";
import { sendOverloaded } from "./overloaded-response.ts";
import type { RejectionReason } from "../ops/metrics/metrics.ts";
import { whenOver } from "./response-end.ts";

/** How much a process takes on. */
export interface LoadBounds {
  /** Requests in flight at a time, those in the admission queue included. */
  readonly inFlight: number;
  /** How long a request may wait in the admission queue before new ones are rejected, in milliseconds. */
  readonly waitMs: number;
}

/** Requests that wait too long for a shorter time are no overload yet. */
const TOLERANCE_MS = 1000;
/** After a rejection, requests that wait too long count as the same overload for this long. */
const AFTERMATH_MS = 5000;

/** Whoever waits so long for a slot may go elsewhere: see `isFull`. */
const FULL_MS = 5000;

/** This share of the slots goes to clients that have no request in flight. */
const NEWCOMERS_SHARE = 0.2;

/**
 * Decides which requests a process takes on, since more than it can serve would only wait. When the requests in the
 * admission queue have waited too long for a second, new ones are rejected until the queue is short again; a burst
 * that arrives together is taken on whole.
 */
export class LoadShedder {
  readonly #bounds: LoadBounds;
  /** How many slots only clients that have no request in flight get. */
  readonly #forNewcomers: number;
  readonly #queue: AdmissionQueue;
  readonly #now: () => number;
  readonly #byAddress = new Tally();
  #inFlight = 0;
  /** Since when the requests in the queue have waited too long, while they do. */
  #lateSince: number | null = null;
  #rejectedAt = Number.NEGATIVE_INFINITY;
  #admittedAt = Number.NEGATIVE_INFINITY;

  constructor(
    bounds: LoadBounds,
    now: () => number = () => performance.now(),
    queue: AdmissionQueue = new AdmissionQueue(now),
  ) {
    this.#bounds = bounds;
    this.#forNewcomers = Math.floor(bounds.inFlight * NEWCOMERS_SHARE);
    this.#queue = queue;
    this.#now = now;
  }

  /** How many requests are in flight. */
  get inFlight(): number {
    return this.#inFlight;
  }

  /** Whether there has been no room for anybody for seconds. */
  get isFull(): boolean {
    const isFull = this.#inFlight >= this.#bounds.inFlight;
    return isFull && this.#now() - this.#admittedAt >= FULL_MS;
  }

  /**
   * Takes a request on, or not.
   *
   * @param address of its client; `leave` must be called with the same
   * @returns null when it is taken on, else why it is rejected
   */
  enter(address: string): RejectionReason | null {
    const reason = this.rejection(address);
    if (reason === null) this.take(address);
    return reason;
  }

  /** Why a request of an address would be rejected now; null when it would be taken on. */
  rejection(address: string): RejectionReason | null {
    const free = this.#bounds.inFlight - this.#inFlight;
    if (free <= 0) return "in_flight";
    const ofAddress = this.#byAddress.of(address);
    // As many as are free: one address alone gets half. Addresses that come one after the other would each take half of
    // what is left, so the last fifth is for one request of each address.
    if (ofAddress >= free || (ofAddress > 0 && free <= this.#forNewcomers))
      return "address_in_flight";
    return this.#waitsTooLong() ? "waiting" : null;
  }

  /** Takes a request on that `rejection` has just let through; `leave` must be called with the same address. */
  take(address: string): void {
    this.#inFlight += 1;
    this.#admittedAt = this.#now();
    this.#byAddress.add(address);
  }

  #waitsTooLong(): boolean {
    if (this.#queue.longestWaitMs <= this.#bounds.waitMs) {
      this.#lateSince = null;
      return false;
    }
    const now = this.#now();
    this.#lateSince ??= now;
    const tolerance = now - this.#rejectedAt < AFTERMATH_MS ? 0 : TOLERANCE_MS;
    if (now - this.#lateSince < tolerance) return false;
    this.#rejectedAt = now;
    return true;
  }

  /** Starts a request that was taken on as soon as the queue allows; see `AdmissionQueue.add`. */
  start(run: () => boolean): void {
    this.#queue.add(run);
  }

  /** A request that was taken on has ended. */
  leave(address: string): void {
    this.#inFlight -= 1;
    this.#byAddress.remove(address);
  }
}

/**
 * Sheds load on every route whose policy allows it: what is rejected gets 503 with `Retry-After`, before anything is
 * done for it. A request with a body is taken on once its body has arrived, so that unfinished ones take no slot.
 *
 * @param onRejected called for each rejection
 */
export function addLoadShedding(
  app: FastifyInstance,
  shedder: LoadShedder,
  onRejected: (reason: RejectionReason) => void,
): void {
  const admit = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const { policy, network: address } = request;
    if (!policy.sheddable) return done();
    const reason = shedder.enter(address);
    if (reason !== null) {
      onRejected(reason);
      sendOverloaded(request, reply);
      return;
    }
    let over = false;
    whenOver(reply.raw, () => {
      shedder.leave(address);
      over = true;
    });
    shedder.start(() => {
      // A client that disconnected in the queue needs no response.
      if (!over) done();
      return !over;
    });
  };
  app.addHook("onRequest", (request, reply, done) =>
    hasBody(request) ? done() : admit(request, reply, done),
  );
  app.addHook("preValidation", (request, reply, done) =>
    hasBody(request) ? admit(request, reply, done) : done(),
  );
}

/** Whether a body is still to arrive; an empty one, of `content-length: 0`, already has. */
function hasBody({ headers }: FastifyRequest): boolean {
  const length = headers["content-length"];
  return headers["transfer-encoding"] !== undefined || (length !== undefined && length !== "0");
}
