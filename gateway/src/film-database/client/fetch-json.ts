import type { FilmDatabaseCredential } from "../../config/config.ts";
import { causeCode } from "../../lib/error-code.ts";

/** “Invalid id” and “The resource you requested could not be found”: https://developer.themoviedb.org/docs/errors */
const NO_SUCH_THING: readonly unknown[] = [6, 34];
/** More than twice the largest response of the film database, a film with three thousand credits. */
const MAX_RESPONSE_BYTES = 3 * 1024 * 1024;
/** Quotes and opening brackets of a response: more would block the process. The largest have about 160,000. */
const MAX_SIGNS = 300_000;
const SIGNS: readonly number[] = [...'"[{'].map((sign) => sign.charCodeAt(0));

/** A query string of the film database without the `?` and the credential. */
export type Parameters = Readonly<Record<string, string | number | boolean | undefined>>;

/** Where calls go, and what identifies the gateway there. */
export interface Destination {
  readonly baseUrl: string;
  readonly credential: FilmDatabaseCredential;
}

/**
 * Makes one call; null for 404 with the code of no such thing, UpstreamFault for everything else. No redirect is followed,
 * which could carry the credential to another host.
 */
export async function fetchJson(
  destination: Destination,
  path: string,
  parameters: Parameters,
  timeoutMs: number,
): Promise<unknown> {
  const { url, headers } = requestOf(destination, path, parameters);
  let status: number;
  let body: Buffer | null;
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(url, { headers, signal, redirect: "manual" });
    ({ status } = response);
    if (status !== 200 && status !== 404) {
      await response.body?.cancel();
      throw faultOfStatus(response);
    }
    body = await readAtMost(MAX_RESPONSE_BYTES, response.body);
  } catch (error) {
    throw connectionFault(error);
  }
  if (body === null) throw new UpstreamFault("bad_response", "the response is too long");
  const json = parse(body);
  if (status === 200) return json;
  // A server or proxy in its place has other words, which say nothing of a title.
  if ("status_code" in json && NO_SUCH_THING.includes(json.status_code)) return null;
  throw new UpstreamFault("bad_response", "status 404, in other words than the film database's");
}

/** A body as bytes; null for one that is longer, of which the rest is not read. */
export async function readAtMost(
  maxBytes: number,
  body: ReadableStream<Uint8Array> | null,
): Promise<Buffer | null> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    // Leaving the loop cancels the body.
    if (length > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, length);
}

/** Null and other bare values are no response: that there is no such thing only the status may say. */
function parse(body: Buffer): object {
  if (body.length > MAX_SIGNS && countSigns(body) > MAX_SIGNS) {
    throw new UpstreamFault("bad_response", "the response holds too many values");
  }
  let json: unknown;
  try {
    json = JSON.parse(body.toString("utf8"));
  } catch {
    throw new UpstreamFault("bad_response", "the response is not JSON");
  }
  if (typeof json === "object" && json !== null) return json;
  throw new UpstreamFault("bad_response", "the response is neither an object nor a list");
}

function countSigns(body: Buffer): number {
  let signs = 0;
  for (const byte of body) if (SIGNS.includes(byte)) signs += 1;
  return signs;
}

function requestOf({ baseUrl, credential }: Destination, path: string, parameters: Parameters) {
  const url = new URL(`${baseUrl}/${path}`);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  const headers: Record<string, string> = { accept: "application/json", "user-agent": "flickmap" };
  if (credential.kind === "token") headers["authorization"] = `Bearer ${credential.token}`;
  else url.searchParams.set("api_key", credential.key);
  return { url, headers };
}

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
function connectionFault(error: unknown): UpstreamFault {
  if (error instanceof UpstreamFault) return error;
  if (error instanceof DOMException && error.name === "TimeoutError") {
    return new UpstreamFault("timeout", "no response in time");
  }
  const code = causeCode(error);
  return code.startsWith("Z_")
    ? new UpstreamFault("bad_response", "the response cannot be decompressed")
    : new UpstreamFault("network_error", `the connection failed: ${code}`);
}

function faultOfStatus({ status, headers }: Response): UpstreamFault {
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
