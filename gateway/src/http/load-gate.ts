import type { FastifyInstance } from "fastify";
import { overloaded } from "../errors.ts";

/** Why a request is refused: too many under way, or the process is late with everything. */
export type RefusalReason = "in_flight" | "late";

/** How much a process takes on. */
export interface LoadBounds {
  /** Requests under way at a time. */
  readonly inFlight: number;
  /** How late the event loop may be, in milliseconds, before some requests are refused. */
  readonly lateMs: number;
}

const SAMPLE_MS = 100;
/** Being late for so long in one go is overload; shorter, it is a hiccup. */
const PATIENCE_MS = 1000;
/** Fewer requests than this between two samples did not make the process late. */
const BUSY_REQUESTS = 20;
/** With the event loop never idle, so many under way at a time wait for each other. */
const CROWD = 100;
const NEVER_IDLE = 0.97;
const SHARE_UP = 0.1;
const SHARE_DOWN = 0.05;
/** Some are let in always, so that the gate sees when it could open again. */
const MOST_REFUSED = 0.95;

/**
 * Decides which requests are taken on. Under more than the process can serve, it refuses as large
 * a share as keeps the rest in time, and takes back the refusals as the lateness goes.
 */
export class LoadGate {
  readonly #bounds: LoadBounds;
  readonly #random: () => number;
  #inFlight = 0;
  #came = 0;
  #lateForMs = 0;
  #share = 0;

  constructor(bounds: LoadBounds, random: () => number = Math.random) {
    this.#bounds = bounds;
    this.#random = random;
  }

  /** How many requests are under way. */
  get inFlight(): number {
    return this.#inFlight;
  }

  /** @returns null when the request is taken on, which `leave` must end; else why it is refused */
  enter(): RefusalReason | null {
    this.#came += 1;
    if (this.#inFlight >= this.#bounds.inFlight) return "in_flight";
    if (this.#share > 0 && this.#random() < this.#share) return "late";
    this.#inFlight += 1;
    return null;
  }

  /** A request that was taken on is over. */
  leave(): void {
    this.#inFlight -= 1;
  }

  /**
   * Looks at how the process does; to be called about every 100 ms.
   *
   * @param latenessMs by how much this call itself comes late
   * @param utilization which part of the time since the last call the event loop was busy, 0 to 1
   */
  sample(latenessMs: number, utilization = 0): void {
    const crowded = utilization > NEVER_IDLE && this.#inFlight > CROWD;
    const late = (latenessMs > this.#bounds.lateMs || crowded) && this.#came >= BUSY_REQUESTS;
    this.#came = 0;
    this.#lateForMs = late ? this.#lateForMs + SAMPLE_MS + latenessMs : 0;
    if (!late) this.#share = Math.max(0, this.#share - SHARE_DOWN);
    else if (this.#share > 0 || this.#lateForMs >= PATIENCE_MS) {
      this.#share = Math.min(MOST_REFUSED, this.#share + SHARE_UP);
    }
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
  let due = performance.now() + SAMPLE_MS;
  let used = performance.eventLoopUtilization();
  const sampling = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, used);
    used = now;
    gate.sample(Math.max(0, performance.now() - due), utilization);
    due = performance.now() + SAMPLE_MS;
  }, SAMPLE_MS);
  sampling.unref();
  app.addHook("onClose", async () => clearInterval(sampling));
  app.addHook("onRequest", async (request, reply) => {
    if (/^\/(?:health|metrics)(?:[/?]|$)/u.test(request.url)) return;
    const reason = gate.enter();
    if (reason !== null) {
      onRefused(reason);
      throw overloaded();
    }
    let over = false;
    const leave = () => {
      if (!over) gate.leave();
      over = true;
    };
    // An answer given to the end finishes; one whose asker went away only closes.
    reply.raw.once("finish", leave);
    reply.raw.once("close", leave);
  });
}
