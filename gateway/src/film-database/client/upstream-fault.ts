import type { IncomingMessage } from "node:http";
import type { UpstreamOutcome } from "../observer.ts";

/** Why one attempt at the film database gave no usable response; never holds a URL or credential. */
export class UpstreamFault extends Error {
  override readonly name = "UpstreamFault";
  readonly outcome: UpstreamOutcome;
  /** How long to wait before the next call, in milliseconds, as the film database says; null where it does not. */
  readonly retryAfterMs: number | null;

  constructor(
    outcome: UpstreamOutcome,
    message: string,
    options: ErrorOptions & { retryAfterMs?: number | null } = {},
  ) {
    super(message, options);
    this.outcome = outcome;
    this.retryAfterMs = options.retryAfterMs ?? null;
  }

  /** Whether another attempt may go better. Every call is a GET, so repeating is always safe. */
  get retriable(): boolean {
    switch (this.outcome) {
      case "rate_limited":
      case "server_error":
      case "timeout":
      case "network_error":
        return true;
      case "ok":
      case "not_found":
      case "unauthorized":
      case "refused":
      case "cancelled":
      // It came in time and will be the same next time: the film database is up.
      case "bad_response":
        return false;
    }
  }

  /** Whether the film database itself fails, which opens the breaker. */
  get isUnavailable(): boolean {
    return this.retriable && this.outcome !== "rate_limited";
  }
}

/** The fault of a response that is longer than any of the film database. */
export function tooLong(): UpstreamFault {
  return new UpstreamFault("bad_response", "the response is too long");
}

/**
 * The fault of a connection. Errors of requests name the URL, and with it perhaps a key: only their code is
 * reported.
 */
export function connectionFault(error: unknown): UpstreamFault {
  return new UpstreamFault("network_error", `the connection failed: ${codeOf(error)}`);
}

/** The fault of an attempt whose signal aborted. */
export function abortFault({ reason }: AbortSignal): UpstreamFault {
  const timedOut = reason instanceof DOMException && reason.name === "TimeoutError";
  return timedOut
    ? new UpstreamFault("timeout", "no response in time")
    : new UpstreamFault("cancelled", "no client waits for the response any more");
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if ("code" in error && typeof error.code === "string") return error.code;
  return error.cause === undefined ? error.name : codeOf(error.cause);
}

/** The fault of a response whose status is neither 200 nor 404. */
export function faultOfStatus(response: IncomingMessage): UpstreamFault {
  const { statusCode: status = 0 } = response;
  if (status === 429) {
    return new UpstreamFault("rate_limited", "too many calls", {
      retryAfterMs: retryAfterOf(response),
    });
  }
  if (status >= 500) return new UpstreamFault("server_error", `status ${status}`);
  if (status >= 300 && status < 400)
    return new UpstreamFault("refused", "a redirect, not followed");
  if (status === 401 || status === 403) {
    return new UpstreamFault("unauthorized", `status ${status}: the credential was not accepted`);
  }
  return new UpstreamFault("refused", `status ${status}`);
}

/** What `Retry-After` states, in milliseconds; null where it is missing or states no time. */
function retryAfterOf({ headers }: IncomingMessage): number | null {
  const header = headers["retry-after"];
  if (header === undefined) return null;
  const milliseconds = /^\d+$/.test(header)
    ? Number(header) * 1000
    : Date.parse(header) - Date.now();
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : null;
}
