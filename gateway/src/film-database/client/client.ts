import { decorrelatedJitterGenerator, ExponentialBackoff, handleWhen, retry } from "cockatiel";
import PQueue from "p-queue";
import type { Logger } from "pino";
import type { z } from "zod";
import { AppError, filmDatabaseUnavailable, overloaded } from "../../errors.ts";
import { CircuitBreaker, type SparingWarning, warnSparingly } from "../../lib/outages.ts";
import type { Caller, Priority } from "../../request-scope.ts";
import type { FilmDatabaseObserver } from "../observer.ts";
import { normalize, type MalformedPart, parseTolerantly } from "../records/parse-tolerantly.ts";
import { type Destination, fetchJson, type Parameters, UpstreamFault } from "./fetch-json.ts";

interface UpstreamLimits {
  readonly concurrency: number;
  readonly ratePerSecond: number;
  /** How many calls may wait in the queue; one more is rejected immediately. */
  readonly waiting: number;
  readonly attemptTimeoutMs: number;
  /** For waiting and all attempts together. */
  readonly deadlineMs: number;
}

export interface Call<Record> {
  /** Of the endpoint, such as `movie/550`. */
  readonly path: string;
  readonly parameters: Parameters;
  readonly record: z.ZodType<Record>;
  readonly caller: Caller;
  /** Whether a record is of what was requested; one that is not has a malformed id. */
  readonly isRequested?: ((value: Record) => boolean) | undefined;
}

const RETRIES = 2;
/** Failures in a row after which no call is made, but for one each five seconds. */
const FAILURES_TO_OPEN = 5;
const PROBE_AFTER_MS = 5000;
/** How long calls pause after a 429 that states no time, and at most, in milliseconds. */
const DEFAULT_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 30_000;
/** After how long clients may try again, where the film database does not say. */
const RETRY_AFTER_SECONDS = 5;
/** A second, and by how much two calls may differ in how long they take to the film database. */
const SECOND_MS = 1050;
/** So many malformed parts are named where a response is refused. */
const MAX_REASONS = 10;
const AGAIN = "the film database responds again";
const OTHER_TITLE: MalformedPart = { field: "id", reason: "is that of another title" };
/** Calls with the highest number start first. */
const PRIORITIES: Readonly<Record<Priority, number>> = { visitor: 2, bulk: 1, background: 0 };

/** Calls the film database within its limits of concurrency and rate, with deadlines, retries and a circuit breaker. */
export class FilmDatabaseClient {
  readonly #destination: Destination;
  readonly #limits: UpstreamLimits;
  readonly #logger: Logger;
  readonly #observer: FilmDatabaseObserver;
  readonly #queue: PQueue;
  readonly #failed: SparingWarning;
  readonly #refused: SparingWarning;
  readonly #limited: SparingWarning;
  #hasWorked = false;
  #isRefused = false;
  readonly #breaker = new CircuitBreaker({
    failures: FAILURES_TO_OPEN,
    pauseMs: PROBE_AFTER_MS,
    isFailure: (error) => error instanceof UpstreamFault && error.isUnavailable,
    onChange: (state) => {
      // Calls that wait would only find the breaker open.
      if (state === "open") this.#queue.clear();
      if (state === "closed") this.#failed.works();
      this.#observer.breakerState?.(state);
    },
  });
  readonly #retry = retry(
    handleWhen((error) => error instanceof UpstreamFault && error.retriable),
    {
      maxAttempts: RETRIES,
      backoff: new ExponentialBackoff({
        initialDelay: 100,
        maxDelay: 1000,
        generator: decorrelatedJitterGenerator,
      }),
    },
  );
  /** Each kind of malformed part is logged once. */
  readonly #malformedKinds = new Set<string>();
  /** When the last calls began, as many as may begin in a second. Not by the clock of the day, which may be set back. */
  #begun: number[] = [];
  #pausedUntil = 0;

  constructor(
    destination: Destination,
    limits: UpstreamLimits,
    logger: Logger,
    observer: FilmDatabaseObserver = {},
  ) {
    this.#destination = destination;
    this.#limits = limits;
    this.#logger = logger;
    this.#observer = observer;
    this.#failed = warnSparingly(
      logger,
      "the film database gave no usable response: check TMDB_BASE_URL, the network and its status page",
      AGAIN,
    );
    this.#refused = warnSparingly(
      logger,
      "the film database refuses the credential: set TMDB_READ_TOKEN or TMDB_API_KEY to one that is good",
      AGAIN,
    );
    this.#limited = warnSparingly(
      logger,
      "the film database limits our calls: it is called rarely until it responds",
      AGAIN,
    );
    this.#queue = new PQueue({ concurrency: limits.concurrency });
  }

  /** Whether the credential was refused and none of our calls has had a response. */
  get isCredentialWrong(): boolean {
    return this.#isRefused && !this.#hasWorked;
  }

  /** Gives null where there is no such thing. Background calls are not retried: they are made again at the next read. */
  async get<Record>(call: Call<Record>): Promise<Record | null> {
    const endsAt = performance.now() + this.#limits.deadlineMs;
    try {
      if (call.caller.priority === "background") return await this.#enqueue(call, endsAt);
      return await this.#retry.execute(() => this.#enqueue(call, endsAt));
    } catch (error) {
      throw error instanceof AppError ? error : this.#unavailable(error);
    }
  }

  async #enqueue<Record>(call: Call<Record>, endsAt: number): Promise<Record | null> {
    const { priority } = call.caller;
    const { waiting, attemptTimeoutMs, deadlineMs } = this.#limits;
    // A call that waits in the queue must not become the one that finds out.
    this.#breaker.check();
    if (this.#pausedUntil >= endsAt) throw this.#unavailable(new Error("it sent Retry-After"));
    if (this.#queue.size > (priority === "background" ? waiting / 2 : waiting)) throw overloaded();
    const signal = AbortSignal.timeout(Math.max(0, Math.ceil(endsAt - performance.now())));
    const attempt = () => {
      this.#keepRate();
      const timeoutMs = Math.ceil(Math.min(attemptTimeoutMs, endsAt - performance.now()));
      // That it left the queue too late is no fault of the film database.
      if (timeoutMs < Math.min(attemptTimeoutMs, deadlineMs) / 2) throw overloaded();
      return this.#breaker.run(() => this.#attempt(call, timeoutMs));
    };
    return this.#queue.add(attempt, { signal, priority: PRIORITIES[priority] });
  }

  /** Notes that a call begins, and starts none after it until it may. */
  #keepRate(): void {
    const now = performance.now();
    this.#begun.push(now);
    if (this.#begun.length < this.#limits.ratePerSecond) return;
    const mayBegin = Number(this.#begun.shift()) + SECOND_MS;
    if (mayBegin > now) this.#pause(mayBegin - now);
  }

  async #attempt<Record>(call: Call<Record>, timeoutMs: number): Promise<Record | null> {
    const { path, parameters, caller } = call;
    const started = performance.now();
    const endpoint = endpointOf(call);
    const report = (outcome: UpstreamFault["outcome"]) =>
      this.#observer.upstreamCall?.(endpoint, outcome, performance.now() - started);
    try {
      const json = await fetchJson(this.#destination, path, parameters, timeoutMs);
      const value = json === null ? null : this.#parse(call, json);
      report(json === null ? "not_found" : "ok");
      this.#refused.works();
      this.#limited.works();
      this.#hasWorked = true;
      this.#setRefused(false);
      return value;
    } catch (error) {
      if (!(error instanceof UpstreamFault)) throw error;
      report(error.outcome);
      const isRefused = error.outcome === "unauthorized";
      const isLimited = error.outcome === "rate_limited";
      const warn = isRefused ? this.#refused : isLimited ? this.#limited : this.#failed;
      warn(error, { endpoint, requestId: caller.requestId });
      if (isRefused) this.#setRefused(true);
      if (isLimited) this.#pause(error.retryAfterMs ?? DEFAULT_PAUSE_MS);
      throw error;
    }
  }

  #setRefused(isRefused: boolean): void {
    this.#isRefused = isRefused;
    this.#observer.credentialRefused?.(isRefused);
  }

  #parse<Record>(call: Call<Record>, json: unknown): Record {
    const missing = normalize(call.parameters, json);
    const parsed = parseTolerantly(call.record, json);
    const isOther = parsed.value !== null && call.isRequested?.(parsed.value) === false;
    const malformed = isOther ? [...parsed.malformed, OTHER_TITLE] : parsed.malformed;
    const endpoint = endpointOf(call);
    for (const { field, reason } of [...missing, ...malformed]) {
      this.#observer.malformedPart?.(endpoint, field);
      const kind = `${endpoint} ${field}`;
      if (this.#malformedKinds.has(kind)) continue;
      this.#malformedKinds.add(kind);
      const details = { endpoint, field, reason };
      this.#logger.warn(details, "the film database sent a malformed part: left out");
    }
    if (parsed.value !== null && !isOther) return parsed.value;
    // The last is what it could not do without.
    const reasons = malformed.slice(-MAX_REASONS).map(({ field, reason }) => `${field}: ${reason}`);
    throw new UpstreamFault("bad_response", `malformed response: ${reasons.join("; ")}`);
  }

  /** Starts no call for a while; where that is long, as the film database may require, calls that wait fail immediately. */
  #pause(milliseconds: number): void {
    const until = performance.now() + Math.min(milliseconds, MAX_PAUSE_MS);
    if (until <= this.#pausedUntil) return;
    this.#pausedUntil = until;
    this.#queue.pause();
    if (until - performance.now() >= this.#limits.deadlineMs) this.#queue.clear();
    this.#resumeLater();
  }

  /** Timers may be early, and a pause may become longer. */
  #resumeLater(): void {
    const left = this.#pausedUntil - performance.now();
    if (left > 0) {
      setTimeout(() => this.#resumeLater(), Math.ceil(left)).unref();
      return;
    }
    this.#queue.start();
  }

  #unavailable(error: unknown): AppError {
    const pauseSeconds = Math.ceil((this.#pausedUntil - performance.now()) / 1000);
    return filmDatabaseUnavailable(error, Math.max(RETRY_AFTER_SECONDS, pauseSeconds));
  }
}

/** The endpoint without the numbers in it, for counting. */
function endpointOf({ path }: { readonly path: string }): string {
  return path.replace(/\/(\d+|tt\d+|Q\d+)(?=\/|$)/g, "/{id}");
}
