import { causeCode } from "../../lib/error-code.ts";

export type UpstreamOutcome =
  | "ok"
  | "not_found"
  | "rate_limited"
  | "unauthorized"
  | "refused"
  | "server_error"
  | "timeout"
  | "network_error"
  | "bad_response";

/** Repeating may go better: every call is a GET. What is malformed came in time, and will be the same next time. */
const RETRIABLE: readonly UpstreamOutcome[] = [
  "rate_limited",
  "server_error",
  "timeout",
  "network_error",
];

/** Why one attempt at the film database gave no usable response; never holds a URL or credential. */
export class UpstreamFault extends Error {
  override readonly name = "UpstreamFault";
  readonly outcome: UpstreamOutcome;
  /** How long to wait before the next call, in milliseconds, as the film database says; null where it does not. */
  readonly retryAfterMs: number | null;

  constructor(outcome: UpstreamOutcome, message: string, retryAfterMs: number | null = null) {
    super(message);
    this.outcome = outcome;
    this.retryAfterMs = retryAfterMs;
  }

  get retriable(): boolean {
    return RETRIABLE.includes(this.outcome);
  }

  /** Whether the film database itself fails, which opens the breaker. */
  get isUnavailable(): boolean {
    return this.outcome === "unauthorized" || (this.retriable && this.outcome !== "rate_limited");
  }
}

/** The fault of a call that threw. Errors of requests name the URL, and with it perhaps a key: only their code is reported. */
export function connectionFault(error: unknown): UpstreamFault {
  if (error instanceof UpstreamFault) return error;
  if (error instanceof DOMException && error.name === "TimeoutError") {
    return new UpstreamFault("timeout", "no response in time");
  }
  const code = causeCode(error);
  return code.startsWith("Z_")
    ? new UpstreamFault("bad_response", "the response cannot be decompressed")
    : new UpstreamFault("network_error", `the connection failed: ${code}`);
}

export function faultOfStatus({ status, headers }: Response): UpstreamFault {
  if (status === 429) return new UpstreamFault("rate_limited", "too many calls", waitOf(headers));
  if (status >= 500) return new UpstreamFault("server_error", `status ${status}`);
  if (status === 401 || status === 403) {
    return new UpstreamFault("unauthorized", `status ${status}: the credential was not accepted`);
  }
  const isRedirect = status >= 300 && status < 400;
  return new UpstreamFault("refused", isRedirect ? "a redirect, not followed" : `status ${status}`);
}

function waitOf(headers: Headers): number | null {
  const header = headers.get("retry-after") ?? "";
  return /^\d+$/.test(header) ? Number(header) * 1000 : null;
}
