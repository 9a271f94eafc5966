import http, { type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import https from "node:https";
import type { FilmDatabaseCredential } from "../../config.ts";
import { gunzipAtOnce } from "../../zlib-at-once.ts";
import { holdsTooMuch } from "./holds-too-much.ts";
import { Turns } from "./turns.ts";
import { UpstreamFault } from "./upstream-fault.ts";

/**
 * More than twice the largest response of the film database, a film with three thousand credits; a longer one is not
 * read to its end. The heap has room for as many of them as one operation may request.
 */
const MAX_RESPONSE_BYTES = 3 * 1024 * 1024;

/** Of what gzip begins and ends with. */
const GZIP_LEAST_BYTES = 18;
const LEAST_AT_ONCE_BYTES = 1024;
const MOST_AT_ONCE_BYTES = 256 * 1024;

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
 * @param timeoutMs ends the attempt too
 * @returns the parsed JSON, or null where the film database knows no such thing (404)
 * @throws UpstreamFault for everything else
 */
export async function fetchJson(
  destination: Destination,
  path: string,
  parameters: Parameters,
  signal: AbortSignal,
  timeoutMs: number,
): Promise<unknown> {
  const { response, body } = await exchange(destination, path, parameters, signal, timeoutMs);
  if (body === null) {
    if (response.statusCode === 404) return null;
    throw faultOfStatus(response);
  }
  // Many responses may have arrived at once; reading one takes milliseconds.
  await turns.own();
  const json = decoded(response, body);
  if (holdsTooMuch(json)) {
    throw new UpstreamFault("bad_response", "the response holds too many values");
  }
  const parsed = parse(json);
  // Null says that there is no such thing, which only the status may say.
  if (parsed === null) throw new UpstreamFault("bad_response", "the response is null");
  return parsed;
}

function parse(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString("utf8")) as unknown;
  } catch (error) {
    throw new UpstreamFault("bad_response", "the response is not JSON", { cause: error });
  }
}

/** A response, and its body where its status is 200. */
interface Exchange {
  readonly response: IncomingMessage;
  readonly body: Buffer | null;
}

/**
 * Sends with `node:http`, whose calls take half the processor time of `fetch`, and reads by events, which takes half of
 * that again: see docs/decisions/cost-limits.md. No redirect is followed, which could carry the credential to another
 * host.
 */
function exchange(
  destination: Destination,
  path: string,
  parameters: Parameters,
  signal: AbortSignal,
  timeoutMs: number,
): Promise<Exchange> {
  const { address, headers } = requestOf(destination, path, parameters);
  const { request: send } = address.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(abortFault(signal));
    const request = send(address, { headers }, (response) => {
      if (response.statusCode !== 200) {
        succeed({ response, body: null });
        discard(response, timeoutMs);
        return;
      }
      const chunks: Buffer[] = [];
      let size = 0;
      response.on("data", (chunk: Buffer) => {
        size += chunk.length;
        if (size > MAX_RESPONSE_BYTES) fail(tooLong());
        else chunks.push(chunk);
      });
      response.on("end", () => {
        const [first] = chunks;
        const whole = first !== undefined && chunks.length === 1;
        succeed({ response, body: whole ? first : Buffer.concat(chunks, size) });
      });
      response.on("error", (error) => fail(connectionFault(error)));
    });
    const timeout = setTimeout(
      () => fail(new UpstreamFault("timeout", "no response in time")),
      timeoutMs,
    );
    timeout.unref();
    const onAbort = () => fail(abortFault(signal));
    const settle = () => {
      clearTimeout(timeout);
      signal.removeEventListener("abort", onAbort);
    };
    const succeed = (result: Exchange) => {
      settle();
      resolve(result);
    };
    const fail = (fault: UpstreamFault) => {
      settle();
      reject(fault);
      request.destroy();
    };
    signal.addEventListener("abort", onAbort, { once: true });
    request.on("error", (error) => fail(connectionFault(error))).end();
  });
}

/** Lets a body that nobody reads go by, so that its connection can be used again; one that never ends is cut off. */
function discard(response: IncomingMessage, timeoutMs: number): void {
  const timeout = setTimeout(() => response.destroy(), timeoutMs).unref();
  response
    .on("error", () => undefined)
    .once("close", () => clearTimeout(timeout))
    .resume();
}

function requestOf({ baseUrl, credential }: Destination, path: string, parameters: Parameters) {
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
  return { address, headers };
}

/** Decompresses at once: a title takes a fifth of a millisecond so, and many times that as a stream. */
function decoded({ headers }: IncomingMessage, body: Buffer): Buffer {
  const encoding = headers["content-encoding"] ?? "identity";
  if (encoding === "identity") return body;
  if (encoding !== "gzip") {
    throw new UpstreamFault("bad_response", "the response has an encoding that was not accepted");
  }
  try {
    return gunzipAtOnce(body, {
      maxOutputLength: MAX_RESPONSE_BYTES,
      chunkSize: expectedBytes(body),
    });
  } catch (error) {
    throw codeOf(error) === "ERR_BUFFER_TOO_LARGE"
      ? tooLong()
      : new UpstreamFault("bad_response", "the response cannot be decompressed", { cause: error });
  }
}

/**
 * How much room a body is decompressed into at a time: one more byte than it states at its end to have, and without more
 * room than usual where it states too much. All at once takes two thirds of the time of many small parts.
 */
function expectedBytes(body: Buffer): number {
  const stated = body.length < GZIP_LEAST_BYTES ? 0 : body.readUInt32LE(body.length - 4);
  return stated < MOST_AT_ONCE_BYTES
    ? Math.max(LEAST_AT_ONCE_BYTES, stated + 1)
    : MOST_AT_ONCE_BYTES;
}

function tooLong(): UpstreamFault {
  return new UpstreamFault("bad_response", "the response is too long");
}

/** Errors of requests name the address, and with it perhaps a key: only their code is reported. */
function connectionFault(error: unknown): UpstreamFault {
  return new UpstreamFault("network_error", `the connection failed: ${codeOf(error)}`);
}

function abortFault({ reason }: AbortSignal): UpstreamFault {
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
