import http, { type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import https from "node:https";
import type { FilmDatabaseCredential } from "../../config/credential.ts";
import { decoded, MAX_RESPONSE_BYTES } from "./decode-body.ts";
import { holdsTooMuch } from "./holds-too-much.ts";
import { Ticks } from "./ticks.ts";
import {
  abortFault,
  connectionFault,
  faultOfStatus,
  tooLong,
  UpstreamFault,
} from "./upstream-fault.ts";

/** “Invalid id” and “The resource you requested could not be found”: https://developer.themoviedb.org/docs/errors */
const NO_SUCH_THING: readonly unknown[] = [6, 34];

const ticks = new Ticks();

/** A query string of the film database without the `?` and the credential. */
export type Parameters = Readonly<Record<string, string | number | boolean | undefined>>;

/** Where calls go, and what identifies the gateway there. */
export interface Destination {
  readonly baseUrl: string;
  readonly credential: FilmDatabaseCredential;
}

/**
 * Makes one call to the film database.
 *
 * @param path of the endpoint without a slash at the start, such as `movie/550`
 * @param signal ends the attempt when it aborts
 * @param timeoutMs ends the attempt, in milliseconds
 * @returns the parsed JSON, or null where the film database knows no such thing (404 and its code)
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
  if (body === null) throw faultOfStatus(response);
  // Many responses may have arrived together; reading one takes milliseconds.
  await ticks.next();
  const json = decoded(response, body);
  if (response.statusCode === 404) {
    if (saysNoSuchThing(json)) return null;
    throw new UpstreamFault("bad_response", "status 404, in other words than the film database's");
  }
  if (holdsTooMuch(json)) {
    throw new UpstreamFault("bad_response", "the response holds too many values");
  }
  const parsed = parse(json);
  // Null says that there is no such thing, which only the status may say.
  if (parsed === null) throw new UpstreamFault("bad_response", "the response is null");
  return parsed;
}

/** Whether a 404 is the film database's own; a server or proxy in its place has others, which say nothing of a title. */
function saysNoSuchThing(json: Buffer): boolean {
  try {
    const { status_code: code } = Object(JSON.parse(json.toString("utf8")));
    return NO_SUCH_THING.includes(code);
  } catch {
    return false;
  }
}

function parse(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString("utf8")) as unknown;
  } catch (error) {
    throw new UpstreamFault("bad_response", "the response is not JSON", { cause: error });
  }
}

/** A response, and its body where its status is 200 or 404. */
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
  const { url, headers } = requestOf(destination, path, parameters);
  const { request: send } = url.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(abortFault(signal));
    const request = send(url, { headers }, (response) => {
      if (response.statusCode !== 200 && response.statusCode !== 404) {
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
  const url = new URL(`${baseUrl}/${path}`);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  const headers: OutgoingHttpHeaders = {
    accept: "application/json",
    "accept-encoding": "gzip",
    "user-agent": "flickmap",
  };
  if (credential.kind === "token") headers["authorization"] = `Bearer ${credential.token}`;
  if (credential.kind === "key") url.searchParams.set("api_key", credential.key);
  return { url, headers };
}
