import type { RouteHeaders } from "../route-headers.ts";
import type { CachedResponse, EncodedBody } from "./cached-response.ts";

/** For how many seconds a response may be used while the gateway cannot be reached. */
const STALE_IF_ERROR = 86_400;

/** Headers as Node takes them: names and values alternate. */
export type HeaderList = readonly string[];

/** The `Cache-Control` of a response that any client may reuse for so many seconds; 0 forbids it. */
export function cacheControl(maxAge: number): string {
  if (maxAge <= 0) return "no-store";
  return `public, max-age=${maxAge}, stale-while-revalidate=${maxAge}, stale-if-error=${STALE_IF_ERROR}`;
}

const memo = new WeakMap<EncodedBody | CachedResponse, HeaderList>();

/**
 * The headers that a response has each time that it is sent: they follow from the route and the response, and from nothing
 * of a request. They are computed once.
 */
export function getStoredHeaders(
  route: RouteHeaders,
  response: CachedResponse,
  encoded: EncodedBody,
): HeaderList {
  let headers = memo.get(encoded);
  if (headers === undefined) {
    const { body, encoding } = encoded;
    headers = toList({
      ...getNotModified(route, response),
      "content-type": response.contentType,
      ...(encoding !== "identity" && { "content-encoding": encoding }),
      "content-length": String(body.length),
    });
    memo.set(encoded, headers);
  }
  return headers;
}

/** The headers of a 304 instead of a response: it has no body whose type and length there would be to say. */
export function getNotModifiedHeaders(route: RouteHeaders, response: CachedResponse): HeaderList {
  let headers = memo.get(response);
  if (headers === undefined) {
    headers = toList(getNotModified(route, response));
    memo.set(response, headers);
  }
  return headers;
}

/** `age` is that of the moment at which the response is sent. */
function getNotModified(
  route: RouteHeaders,
  { maxAge, headers }: CachedResponse,
): Readonly<Record<string, string>> {
  const all = { ...route, "cache-control": cacheControl(maxAge), ...headers };
  return Object.fromEntries(Object.entries(all).filter(([name]) => name !== "age"));
}

function toList(headers: Readonly<Record<string, string>>): HeaderList {
  return Object.entries(headers).flat();
}
