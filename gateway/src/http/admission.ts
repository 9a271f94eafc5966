import { AsyncResource } from "node:async_hooks";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Counts } from "../lib/counts.ts";
import type { RejectionReason } from "../ops/metrics/metrics.ts";
import { sendOverloaded } from "./overloaded-response.ts";
import { whenOver } from "./response-end.ts";
import { StartsPerTick } from "./starts-per-tick.ts";

/** How much a process takes on. */
export interface LoadBounds {
  /** Requests in flight at a time, waiting ones included. */
  readonly inFlight: number;
  /** How long the first waiting request of a client may have waited before its further ones are rejected, in milliseconds. */
  readonly waitMs: number;
}

/** This share of the slots goes to clients that have no request in flight. */
const NEWCOMERS_SHARE = 0.2;
/** One of so many requests that start is not a client's first, however many of those wait. */
const OTHERS_EVERY = 5;
/** A process that has had no free slot for so long is full: see `isFull`. */
const FULL_MS = 5000;

interface Waiting {
  readonly since: number;
  readonly run: () => boolean;
}

/**
 * Decides which requests a process takes on, and in which order they start. Clients come first: one with nothing in flight
 * starts before the further requests of others, those take turns by client, and whoever waits too long for requests of its own
 * gets no more of them. So a client that floods waits for itself. Load comes second: first requests are rejected only
 * when so many clients wait that these do not start in time either.
 */
export class Admission {
  readonly #bounds: LoadBounds;
  readonly #forNewcomers: number;
  readonly #now: () => number;
  readonly #ticks: StartsPerTick;
  readonly #inFlightOf = new Counts();
  #inFlight = 0;
  #admittedAt = Number.NEGATIVE_INFINITY;
  /** Requests of clients that had none in flight. */
  readonly #newcomers: Waiting[] = [];
  /** Further requests by client, in the order in which the clients' turns come. */
  readonly #others = new Map<string, Waiting[]>();
  #started = 0;

  constructor(
    bounds: LoadBounds,
    now: () => number = () => performance.now(),
    nextTick?: (tick: () => void) => void,
  ) {
    this.#bounds = bounds;
    this.#forNewcomers = Math.floor(bounds.inFlight * NEWCOMERS_SHARE);
    this.#now = now;
    const isEmpty = () => this.#newcomers.length === 0 && this.#others.size === 0;
    this.#ticks = new StartsPerTick({ isEmpty, startNext: () => this.#startNext() }, now, nextTick);
  }

  /** How many requests are in flight. */
  get inFlight(): number {
    return this.#inFlight;
  }

  /** Whether there has been no slot for anybody for seconds. */
  get isFull(): boolean {
    const isFull = this.#inFlight >= this.#bounds.inFlight;
    return isFull && this.#now() - this.#admittedAt >= FULL_MS;
  }

  /**
   * Takes a request on, or not; it starts when its turn comes.
   *
   * @param client `leave` must be called with the same
   * @param run starts it; returns false when that is no longer needed, and the next one starts instead
   * @returns null when it is taken on, else why it is rejected
   */
  enter(client: string, run: () => boolean): RejectionReason | null {
    const reason = this.#rejection(client);
    if (reason !== null) return reason;
    const isNewcomer = this.#inFlightOf.of(client) === 0;
    const now = this.#now();
    this.#inFlight += 1;
    this.#inFlightOf.add(client);
    this.#admittedAt = now;
    // Before all that wait only where none does.
    if (this.#newcomers.length === 0 && (isNewcomer || this.#others.size === 0)) {
      if (this.#ticks.tryStart(run)) return null;
    }
    const waiting = { since: now, run: AsyncResource.bind(run) };
    if (isNewcomer) this.#newcomers.push(waiting);
    else this.#waitBehindOwn(client, waiting);
    return null;
  }

  #waitBehindOwn(client: string, waiting: Waiting): void {
    const own = this.#others.get(client);
    if (own === undefined) this.#others.set(client, [waiting]);
    else own.push(waiting);
  }

  /** A request that was taken on has ended. */
  leave(client: string): void {
    this.#inFlight -= 1;
    this.#inFlightOf.remove(client);
  }

  #rejection(client: string): RejectionReason | null {
    const free = this.#bounds.inFlight - this.#inFlight;
    if (free <= 0) return "in_flight";
    const ofClient = this.#inFlightOf.of(client);
    // As many as are free: one client alone gets half. Clients that come one after the other would each take half of what
    // is left, so the last fifth is for one request of each.
    if (ofClient >= free || (ofClient > 0 && free <= this.#forNewcomers)) {
      return "address_in_flight";
    }
    const [first] = ofClient > 0 ? (this.#others.get(client) ?? []) : this.#newcomers;
    const waited = first === undefined ? 0 : this.#now() - first.since;
    return waited > this.#bounds.waitMs ? "waiting" : null;
  }

  /** @returns whether one started, false where none waits */
  #startNext(): boolean {
    for (;;) {
      const next = this.#take();
      if (next === undefined) return false;
      if (next.run()) {
        this.#started += 1;
        return true;
      }
    }
  }

  #take(): Waiting | undefined {
    const isTurnOfOthers = this.#started % OTHERS_EVERY === 0;
    if (this.#newcomers.length > 0 && !(isTurnOfOthers && this.#others.size > 0)) {
      return this.#newcomers.shift();
    }
    const [turn] = this.#others;
    if (turn === undefined) return undefined;
    const [client, waiting] = turn;
    const next = waiting.shift();
    this.#others.delete(client);
    if (waiting.length > 0) this.#others.set(client, waiting);
    return next;
  }
}

/**
 * Admits requests on every route whose policy allows to reject them: what is rejected gets 503 with `Retry-After`, before
 * anything is done for it. A request with a body is taken on once its body has arrived, so that unfinished ones take no slot.
 *
 * @param onRejected called for each rejection
 */
export function addAdmission(
  app: FastifyInstance,
  admission: Admission,
  onRejected: (reason: RejectionReason) => void,
): void {
  const admit = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    const { policy, network } = request;
    if (!policy.sheddable) return done();
    // A client that disconnected meanwhile needs no response.
    if (request.raw.socket.destroyed) return;
    let isOver = false;
    const reason = admission.enter(network, () => {
      if (!isOver) done();
      return !isOver;
    });
    if (reason === null) {
      whenOver(reply.raw, () => {
        admission.leave(network);
        isOver = true;
      });
      return;
    }
    onRejected(reason);
    sendOverloaded(request, reply);
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
