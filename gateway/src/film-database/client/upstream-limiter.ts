import { type AppError, filmDatabaseUnavailable, overloaded } from "../../errors.ts";
import type { Caller, Priority } from "../../request-scope.ts";
import { Counts } from "../../lib/counts.ts";
import { Slots, Waiter } from "./slots.ts";

/** Limits on calls to the film database. */
export interface UpstreamLimits {
  readonly concurrency: number;
  readonly ratePerSecond: number;
  /** How many calls may wait in the queue; one more is rejected immediately. */
  readonly waiting: number;
  readonly attemptTimeoutMs: number;
  /** For waiting and all attempts together. */
  readonly deadlineMs: number;
}

/** How long calls pause after a 429 that states no time, and at most, in milliseconds. */
const DEFAULT_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30_000;
/** A second, and what a timer may be early. */
const SECOND_MS = 1005;
/** Calls with the highest number start first. */
const PRIORITIES: Readonly<Record<Priority, number>> = { visitor: 2, bulk: 1, background: 0 };

/** A client with so many calls waiting or counting is served as a bulk client from then on. */
const MAX_VISITOR_CALLS = 25;
/** The share of the rate that bulk calls may use, so that a visitor's call never waits for a slot that they hold. */
const BULK_SHARE = 0.5;

/** A call that has not started yet. */
interface WaitingCall {
  readonly endsAt: number;
  readonly waiter: Waiter;
}

/**
 * Keeps to the film database's limits: a concurrency limit, a rate limit per second, and a bounded queue that rejects
 * what does not fit. A call counts towards the rate until a second after it ended, wherever on its way it reached the
 * film database: counting from its start would let a slow burst and a quick one arrive in the same second.
 *
 * Bulk calls use at most half of the rate. Clients alternate: the more calls of a client wait, the later its next
 * one runs.
 */
export class UpstreamLimiter {
  /** Calls that count towards the rate; those in flight are among them. */
  readonly #rate: Slots;
  readonly #inFlight: Slots;
  /** Bulk calls, which wait here first. */
  readonly #bulk: Slots;
  /** How many calls of a client wait or count. */
  readonly #callsOf = new Counts();
  readonly #limits: UpstreamLimits;
  /** Calls that have not started yet. */
  readonly #waiting = new Set<WaitingCall>();
  #pausedUntil = 0;
  /** How many pauses there were since a call had a response. */
  #pauses = 0;
  /** How many calls may be in flight; one alone after a pause, until a call has a response. */
  #concurrency: number;
  #resume: NodeJS.Timeout | undefined;

  constructor(limits: UpstreamLimits) {
    this.#limits = limits;
    this.#rate = new Slots(limits.ratePerSecond);
    this.#concurrency = limits.concurrency;
    this.#inFlight = new Slots(limits.concurrency);
    this.#bulk = new Slots(bulkShare(limits.ratePerSecond));
  }

  /** How many calls wait, run, or count towards the rate. */
  get calls(): number {
    return this.#callsOf.total;
  }

  /**
   * Keeps to an equal share of the limits from now on.
   *
   * @param gateways how many gateways share the limits
   */
  shareAmong(gateways: number): void {
    const share = (whole: number) => Math.max(1, Math.floor(whole / gateways));
    const ratePerSecond = share(this.#limits.ratePerSecond);
    this.#rate.max = ratePerSecond;
    this.#concurrency = share(this.#limits.concurrency);
    if (this.#pauses === 0) this.#inFlight.max = this.#concurrency;
    this.#bulk.max = bulkShare(ratePerSecond);
  }

  /**
   * Runs a call as soon as the limits allow.
   *
   * @param signal removes the call from the queue, or aborts it
   * @param caller its priority is final; visitors' calls run first, then bulk calls, then background calls, which may
   * fill half of the queue
   * @param endsAt when the caller's deadline passes, as `performance.now()` has it
   * @throws AppError OVERLOADED when the queue is full, FILM_DATABASE_UNAVAILABLE immediately when a pause outlasts the
   * deadline
   */
  async run<Result>(
    call: () => Promise<Result>,
    signal: AbortSignal,
    caller: Caller,
    endsAt: number,
  ): Promise<Result> {
    const { waiting } = this.#limits;
    if (this.#pausedUntil >= endsAt) throw this.#pausedTooLong();
    const { client = "", priority } = caller;
    const before = this.#callsOf.of(client);
    const longest = priority === "background" ? waiting / 2 : waiting;
    const ahead =
      priority === "bulk" ? this.#bulk.waiting : this.#rate.waiting + this.#inFlight.waiting;
    if (ahead > longest) throw overloaded();
    this.#callsOf.add(client);
    const order = PRIORITIES[priority];
    const waiter = new Waiter();
    const waitingCall: WaitingCall = { endsAt, waiter };
    const abort = () => waiter.cancel(signal.reason);
    // What counts towards the rate, until a second after the call has ended.
    const counting: Slots[] = [];
    const uncount = () => {
      for (const slots of counting) slots.release();
      this.#callsOf.remove(client);
    };
    this.#waiting.add(waitingCall);
    if (signal.aborted) abort();
    else signal.addEventListener("abort", abort, { once: true });
    try {
      // A slot that is free is taken synchronously: the next call is to find it taken.
      if (priority === "bulk") {
        const bulk = this.#bulk.take(-before, waiter);
        if (bulk) await bulk;
        counting.push(this.#bulk);
      }
      const rate = this.#rate.take(order, waiter);
      if (rate) await rate;
      counting.push(this.#rate);
      const inFlight = this.#inFlight.take(order, waiter);
      if (inFlight) await inFlight;
    } catch (error) {
      uncount();
      throw error;
    } finally {
      this.#waiting.delete(waitingCall);
      signal.removeEventListener("abort", abort);
    }
    try {
      const result = await call();
      if (this.#pauses > 0) this.#endPauses();
      return result;
    } finally {
      this.#inFlight.release();
      setTimeout(uncount, SECOND_MS).unref();
    }
  }

  #pausedTooLong(): AppError {
    const seconds = Math.ceil((this.#pausedUntil - performance.now()) / 1000);
    return filmDatabaseUnavailable(new Error("the film database sent Retry-After"), seconds);
  }

  /** The priority of a call that begins now: that of a bulk call, where its client has many calls already. */
  priorityOf({ priority, client }: Caller): Priority {
    if (priority !== "visitor" || client === undefined) return priority;
    return this.#callsOf.of(client) >= MAX_VISITOR_CALLS ? "bulk" : priority;
  }

  /**
   * Counts a call that a client is about to make.
   *
   * @returns what ends that, when the call is made or turns out to be needless
   */
  announce({ client = "" }: Caller): () => void {
    this.#callsOf.add(client);
    return () => this.#callsOf.remove(client);
  }

  /** Drops every call that waits; calls in flight continue. */
  clear(): void {
    const reason = new Error("the calls that waited were dropped");
    for (const slots of this.#queues) slots.clear(reason);
  }

  /**
   * Starts no call for a while, as the film database requires; those in flight continue. Calls whose deadline passes
   * before that fail immediately. Then one call finds out whether the film database responds; where it does not, the next
   * pause is twice as long.
   */
  pause(milliseconds: number | null): void {
    // Those in flight when the pause began are told so too.
    const isPaused = performance.now() < this.#pausedUntil;
    const longer = isPaused ? 1 : 2 ** this.#pauses;
    const pauseMs = Math.min((milliseconds ?? DEFAULT_PAUSE_MS) * longer, MAX_PAUSE_MS);
    const until = performance.now() + pauseMs;
    if (until <= this.#pausedUntil) return;
    if (!isPaused) this.#pauses += 1;
    this.#pausedUntil = until;
    this.#inFlight.max = 1;
    for (const slots of this.#queues) slots.pause();
    for (const { endsAt, waiter } of this.#waiting) {
      if (endsAt <= until) waiter.cancel(this.#pausedTooLong());
    }
    clearTimeout(this.#resume);
    this.#resume = setTimeout(() => {
      for (const slots of this.#queues) slots.resume();
    }, until - performance.now());
  }

  #endPauses(): void {
    this.#pauses = 0;
    this.#inFlight.max = this.#concurrency;
  }

  get #queues(): readonly Slots[] {
    return [this.#bulk, this.#rate, this.#inFlight];
  }
}

/** How many of so many calls a second may be bulk calls. */
export function bulkShare(ratePerSecond: number): number {
  return Math.max(1, Math.floor(ratePerSecond * BULK_SHARE));
}
