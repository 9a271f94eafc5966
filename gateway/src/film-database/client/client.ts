import { decorrelatedJitterGenerator, ExponentialBackoff, handleWhen, retry } from "cockatiel";
import type { Logger } from "pino";
import type { z } from "zod";
import { AppError, filmDatabaseUnavailable } from "../../errors.ts";
import type { FilmDatabaseObserver } from "../observer.ts";
import type { CallQueue, Caller } from "../../request-scope.ts";
import { missingParts } from "../records/missing-parts.ts";
import { normalizeNames } from "../records/normalize-names.ts";
import { normalizePages } from "../records/normalize-pages.ts";
import { type MalformedPart, parseTolerantly } from "../records/parse-tolerantly.ts";
import { CircuitBreaker } from "../../lib/circuit-breaker.ts";
import { Deadline } from "../../lib/deadline.ts";
import { FilmDatabaseCondition } from "./condition.ts";
import { type Destination, fetchJson, type Parameters } from "./fetch-json.ts";
import { RetryBudget } from "./retry-budget.ts";
import { UpstreamFault } from "./upstream-fault.ts";
import { UpstreamLimiter, type UpstreamLimits } from "./upstream-limiter.ts";

const RETRIES = 2;
/** Failures in a row after which no call is made, but for one each five seconds. */
const FAILURES_TO_OPEN = 5;
const PROBE_AFTER_MS = 5000;
/** A credential that was refused is tried again three times a minute. */
const REFUSED_MS = 20_000;
/** So many malformed parts are named where a response is refused. */
const MAX_REASONS = 10;
const OTHER_TITLE: MalformedPart = { field: "id", reason: "is that of another title" };

/** Calls the film database over HTTP and parses its responses into records. */
export interface FilmDatabaseClient extends CallQueue {
  /** How many calls wait, run, or count towards the rate. */
  readonly calls: number;
  /**
   * @param path of the endpoint, such as `movie/550`
   * @param record what the response must be
   * @param signal aborts the call
   * @param caller orders the calls that wait, by the priority that it states; background calls are not retried
   * @param isRequested whether a record is of what was requested; one that is not has a malformed id
   * @returns the record, or null where the film database knows no such thing
   * @throws AppError FILM_DATABASE_UNAVAILABLE or OVERLOADED
   */
  get<Record>(
    path: string,
    parameters: Parameters,
    record: z.ZodType<Record>,
    signal: AbortSignal,
    caller: Caller,
    isRequested?: (value: Record) => boolean,
  ): Promise<Record | null>;
  /** Whether the film database refused the credential and has never responded to it. */
  readonly isCredentialWrong: boolean;
  /**
   * Keeps to an equal share of the film database's limits.
   *
   * @param gateways how many gateways share them
   */
  shareAmong(gateways: number): void;
}

/**
 * A client with everything that keeps us and the film database well: a deadline for each attempt
 * and for all together, retries with jitter within a budget, a circuit breaker that probes once
 * in five seconds, and a limiter that keeps to the film database's limits.
 */
export function createFilmDatabaseClient(
  destination: Destination,
  limits: UpstreamLimits,
  logger: Logger,
  observer: FilmDatabaseObserver = {},
): FilmDatabaseClient {
  const budget = new RetryBudget();
  const limiter = new UpstreamLimiter(limits);
  const breaker = new CircuitBreaker({
    failures: FAILURES_TO_OPEN,
    pauseMs: PROBE_AFTER_MS,
    isFailure: (error) =>
      error instanceof UpstreamFault && (error.isUnavailable || error.outcome === "unauthorized"),
    opensFor: (error) =>
      error instanceof UpstreamFault && error.outcome === "unauthorized" ? REFUSED_MS : null,
    onChange: (state) => {
      // Calls that wait would only find the breaker open.
      if (state === "open") limiter.clear();
      observer.breakerState?.(state);
    },
  });
  const condition = new FilmDatabaseCondition(logger);
  const malformedKinds = new Set<string>();
  const retrying = retry(
    handleWhen((error) => error instanceof UpstreamFault && error.retriable && budget.allows),
    {
      maxAttempts: RETRIES,
      backoff: new ExponentialBackoff({
        initialDelay: 100,
        maxDelay: 1000,
        generator: decorrelatedJitterGenerator,
      }),
    },
  );
  retrying.onRetry(() => budget.spend());

  async function attempt<Record>(
    path: string,
    parameters: Parameters,
    record: z.ZodType<Record>,
    signal: AbortSignal,
    caller: Caller,
    isRequested: (value: Record) => boolean,
  ): Promise<Record | null> {
    const started = performance.now();
    const report = (outcome: UpstreamFault["outcome"]) =>
      observer.upstreamCall?.(endpointOf(path), outcome, performance.now() - started);
    try {
      const { attemptTimeoutMs } = limits;
      const json = await fetchJson(destination, path, parameters, signal, attemptTimeoutMs);
      const value = json === null ? null : parse(path, parameters, record, json, isRequested);
      report(json === null ? "not_found" : "ok");
      condition.responded();
      observer.credentialRefused?.(false);
      return value;
    } catch (reason) {
      const error = signal.aborted ? cutShort(reason, performance.now() - started) : reason;
      if (error instanceof UpstreamFault) {
        report(error.outcome);
        if (error.outcome !== "cancelled")
          condition.failed(error, endpointOf(path), caller.requestId);
        if (error.outcome === "unauthorized") observer.credentialRefused?.(true);
        if (error.outcome === "rate_limited") limiter.pause(error.retryAfterMs);
      }
      throw error;
    }
  }

  /** Reads a response without its malformed parts; each kind of malformed part is logged once. */
  function parse<Record>(
    path: string,
    parameters: Parameters,
    record: z.ZodType<Record>,
    answer: unknown,
    isRequested: (value: Record) => boolean,
  ): Record {
    if (parameters["language"] !== undefined) normalizeNames(answer);
    const missing = [
      ...missingParts(parameters, answer),
      ...normalizePages(parameters["page"], answer),
    ];
    const parsed = parseTolerantly(record, answer);
    const isOther = parsed.value !== null && !isRequested(parsed.value);
    const value = isOther ? null : parsed.value;
    const malformed = isOther ? [...parsed.malformed, OTHER_TITLE] : parsed.malformed;
    for (const { field, reason } of [...missing, ...malformed]) {
      const endpoint = endpointOf(path);
      observer.malformedPart?.(endpoint, field);
      const kind = `${endpoint} ${field}`;
      if (malformedKinds.has(kind)) continue;
      malformedKinds.add(kind);
      logger.warn({ endpoint, field, reason }, "the film database sent a malformed part: left out");
    }
    if (value !== null) return value;
    // The last is what it could not do without; there may be thousands before it.
    const reasons = malformed.slice(-MAX_REASONS).map(({ field, reason }) => `${field}: ${reason}`);
    throw new UpstreamFault("bad_response", `malformed response: ${reasons.join("; ")}`);
  }

  /**
   * A call that left the queue just before its deadline had no time to get a response: that is a fault of the queue,
   * not of the film database, and counts as an aborted call.
   */
  function cutShort(fault: unknown, lastedMs: number): unknown {
    const hadTime = lastedMs >= Math.min(limits.attemptTimeoutMs, limits.deadlineMs) / 2;
    if (hadTime || !(fault instanceof UpstreamFault) || fault.outcome !== "timeout") return fault;
    return new UpstreamFault("cancelled", "its deadline came before a response could arrive");
  }

  return {
    get calls() {
      return limiter.calls;
    },
    get isCredentialWrong() {
      return condition.isCredentialWrong;
    },
    shareAmong: (gateways) => limiter.shareAmong(gateways),
    priorityOf: (caller) => limiter.priorityOf(caller),
    announce: (caller) => limiter.announce(caller),
    async get(path, parameters, record, signal, caller, isRequested = () => true) {
      const endsAt = performance.now() + limits.deadlineMs;
      const deadline = new Deadline(signal, limits.deadlineMs);
      try {
        const call = (retries: number) => {
          // A call that waits in the queue must not become the one that finds out.
          breaker.check();
          if (retries > 0) observer.upstreamRetry?.(endpointOf(path));
          return limiter.run(
            () =>
              breaker.run(() => {
                if (retries === 0) budget.earn();
                return attempt(path, parameters, record, deadline.signal, caller, isRequested);
              }),
            deadline.signal,
            caller,
            endsAt,
          );
        };
        // Data that is refreshed in the background is fetched again when it is read next: it needs no retries.
        if (caller.priority === "background") return await call(0);
        return await retrying.execute(({ attempt: retries }) => call(retries), deadline.signal);
      } catch (error) {
        throw error instanceof AppError ? error : filmDatabaseUnavailable(error);
      } finally {
        deadline.end();
      }
    },
  };
}

/** The endpoint without the numbers in it, for counting. */
function endpointOf(path: string): string {
  return path.replace(/\/(\d+|tt\d+|Q\d+)(?=\/|$)/g, "/{id}");
}
