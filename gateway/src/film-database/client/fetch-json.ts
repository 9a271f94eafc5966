import type { FilmDatabaseCredential } from "../../config.ts";
import { UpstreamFault } from "./upstream-fault.ts";

/** Larger than any response of the film database; a longer one is not read to its end. */
const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;

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
  if (response.status === 404) {
    await response.body?.cancel();
    return null;
  }
  if (!response.ok) {
    await response.body?.cancel();
    throw faultOfStatus(response);
  }
  const text = await readText(response, signal);
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new UpstreamFault("bad_response", "the response is not JSON", { cause: error });
  }
}

async function send(
  { baseUrl, credential }: Destination,
  path: string,
  parameters: Parameters,
  signal: AbortSignal,
): Promise<Response> {
  const address = new URL(`${baseUrl}/${path}`);
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  const headers = new Headers({ accept: "application/json" });
  if (credential.kind === "token") headers.set("authorization", `Bearer ${credential.token}`);
  if (credential.kind === "key") address.searchParams.set("api_key", credential.key);
  try {
    // A redirect could carry the credential to another host: it is an error, not a direction.
    return await fetch(address, { headers, signal, redirect: "manual" });
  } catch (error) {
    throw transportFault(error, signal);
  }
}

async function readText(response: Response, signal: AbortSignal): Promise<string> {
  if (response.body === null) return "";
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of response.body) {
      size += chunk.byteLength;
      if (size > MAX_RESPONSE_BYTES)
        throw new UpstreamFault("bad_response", "the response is too long");
      chunks.push(chunk);
    }
  } catch (error) {
    throw error instanceof UpstreamFault ? error : transportFault(error, signal);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Errors of fetch name the address, and with it perhaps a key: only their code is reported. */
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

function faultOfStatus(response: Response): UpstreamFault {
  const { status } = response;
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

function retryAfterOf(response: Response): number | null {
  const header = response.headers.get("retry-after");
  if (header === null) return null;
  const milliseconds = /^\d+$/.test(header)
    ? Number(header) * 1000
    : Date.parse(header) - Date.now();
  return Number.isFinite(milliseconds) ? Math.max(0, milliseconds) : null;
}
