import http, { type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import https from "node:https";
import { gunzipSync } from "node:zlib";
import type { FilmDatabaseCredential } from "../../config.ts";
import { Turns } from "./turns.ts";
import { UpstreamFault } from "./upstream-fault.ts";

/** Larger than any response of the film database; a longer one is not read to its end. */
const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;

const turns = new Turns();

/** A query of the film database: what stands after the `?`, the credential aside. */
export type Parameters = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Destination {
  readonly baseUrl: string;
  readonly credential: FilmDatabaseCredential;
}

/**
 * Makes one call to the film database.
 *
 * @param path of the endpoint without a slash at the start, such as `movie/550`
 * @param signal ends the attempt
 * @returns the parsed JSON, or null where the film database knows no such thing (404)
 * @throws UpstreamFault for everything else
 */
export async function fetchJson(
  destination: Destination,
  path: string,
  parameters: Parameters,
  signal: AbortSignal,
): Promise<unknown> {
  const response = await send(destination, path, parameters, signal);
  if (response.statusCode !== 200) {
    // What it says is not read, so that its connection can be used again; the signal ends it.
    response.on("error", () => undefined).resume();
    if (response.statusCode === 404) return null;
    throw faultOfStatus(response);
  }
  const body = await readBody(response, signal);
  // Many responses may have arrived at once; reading one takes milliseconds.
  await turns.own();
  const text = decoded(response, body).toString("utf8");
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new UpstreamFault("bad_response", "the response is not JSON", { cause: error });
  }
}

/**
 * Sends with `node:http`, whose calls take half the processor time of `fetch`: see docs/decisions/cost-limits.md. Neither
 * follows a redirect, which could carry the credential to another host.
 */
async function send(
  { baseUrl, credential }: Destination,
  path: string,
  parameters: Parameters,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const address = new URL(`${baseUrl}/${path}`);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  const headers: OutgoingHttpHeaders = {
    accept: "application/json",
    "accept-encoding": "gzip",
    "user-agent": "flickmap",
  };
  if (credential.kind === "token") headers["authorization"] = `Bearer ${credential.token}`;
  if (credential.kind === "key") address.searchParams.set("api_key", credential.key);
  const { request } = address.protocol === "https:" ? https : http;
  try {
    return await new Promise((resolve, reject) => {
      request(address, { headers, signal }, resolve).on("error", reject).end();
    });
  } catch (error) {
    throw transportFault(error, signal);
  }
}

async function readBody(response: IncomingMessage, signal: AbortSignal): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MAX_RESPONSE_BYTES) throw tooLong();
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof UpstreamFault ? error : transportFault(error, signal);
  }
  return Buffer.concat(chunks, size);
}

/** Decompresses at once: a title takes a fifth of a millisecond so, and many times that as a stream. */
function decoded({ headers }: IncomingMessage, body: Buffer): Buffer {
  const encoding = headers["content-encoding"] ?? "identity";
  if (encoding === "identity") return body;
  if (encoding !== "gzip") {
    throw new UpstreamFault("bad_response", "the response has an encoding that was not accepted");
  }
  try {
    return gunzipSync(body, { maxOutputLength: MAX_RESPONSE_BYTES });
  } catch (error) {
    throw codeOf(error) === "ERR_BUFFER_TOO_LARGE"
      ? tooLong()
      : new UpstreamFault("bad_response", "the response cannot be decompressed", { cause: error });
  }
}

function tooLong(): UpstreamFault {
  return new UpstreamFault("bad_response", "the response is too long");
}

/** Errors of requests name the address, and with it perhaps a key: only their code is reported. */
function transportFault(error: unknown, signal: AbortSignal): UpstreamFault {
  if (signal.aborted) {
    const timedOut = signal.reason instanceof DOMException && signal.reason.name === "TimeoutError";
    return timedOut
      ? new UpstreamFault("timeout", "no response in time")
      : new UpstreamFault("cancelled", "no client waits for the response any more");
  }
  return new UpstreamFault("network_error", `the connection failed: ${codeOf(error)}`);
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if ("code" in error && typeof error.code === "string") return error.code;
  return error.cause === undefined ? error.name : codeOf(error.cause);
}

function faultOfStatus(response: IncomingMessage): UpstreamFault {
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
    return new UpstreamFault("refused", `status ${status}: the credential was not accepted`);
  }
  return new UpstreamFault("refused", `status ${status}`);
}

function retryAfterOf({ headers }: IncomingMessage): number | null {
  const header = headers["retry-after"];
  if (header === undefined) return null;
  const milliseconds = /^\d+$/.test(header)
    ? Number(header) * 1000
    : Date.parse(header) - Date.now();
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : null;
}
