import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { type Load, oneOf } from "../wrk.ts";

/** Longer than what `age` and `last-modified` count in. */
const PAUSE_MS = 1100;

interface Response {
  readonly headers: Headers;
  readonly body: unknown;
}

/**
 * Requests twice what a server is to be measured with, a second apart.
 *
 * @param origin the same request to the gateway
 * @param cached whether the second response has to come from a cache
 * @throws when the data is not the gateway's, or the second response was cached and should not be, or the reverse
 */
export async function checkResponse(
  name: string,
  load: Load,
  { origin, cached }: { readonly origin: Load; readonly cached: boolean },
): Promise<void> {
  const expected = await request(origin);
  const first = await request(load);
  await pause(PAUSE_MS);
  const second = await request(load);
  for (const { body } of [first, second]) {
    if (!isDeepStrictEqual(dataOf(body), dataOf(expected.body))) {
      throw new Error(`${name}: its data is not the gateway's`);
    }
  }
  const isCached = wasCached(first, second);
  if (isCached !== cached) {
    throw new Error(`${name}: the second response ${isCached ? "was" : "was not"} cached`);
  }
}

/** Whether the second response is older than its request: it says so, or has the date of the first. */
function wasCached(first: Response, second: Response): boolean {
  const age = second.headers.get("age");
  if (age !== null) return Number(age) > 0;
  const made = second.headers.get("last-modified");
  return made !== null && made === first.headers.get("last-modified");
}

/** The data of a GraphQL response without its extensions, or a response of `/api`. */
function dataOf(body: unknown): unknown {
  if (typeof body !== "object" || body === null) return body;
  if ("errors" in body) throw new Error(`A response has errors: ${JSON.stringify(body.errors)}`);
  return "data" in body ? body.data : body;
}

async function request(load: Load): Promise<Response> {
  const { url, method = "GET", headers = {}, body = null } = oneOf(load);
  const response = await fetch(url, { method, headers, body });
  if (!response.ok) throw new Error(`${url} could not be requested: ${response.status}`);
  return { headers: response.headers, body: await response.json() };
}
