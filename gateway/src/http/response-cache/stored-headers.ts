import type { CachedResponse, EncodedBody } from "./cached-response.ts";

/** For how many seconds a response may be used while the gateway cannot be reached. */
const STALE_IF_ERROR = 86_400;

/** The `Cache-Control` of a response that any client may reuse for so many seconds; 0 forbids it. */
export function cacheControl(maxAge: number): string {
  if (maxAge <= 0) return "no-store";
  return `public, max-age=${maxAge}, stale-while-revalidate=${maxAge}, stale-if-error=${STALE_IF_ERROR}`;
}

type Headers = Readonly<Record<string, string>>;

const memo = new WeakMap<EncodedBody | CachedResponse, Headers>();

/** The headers that a response has each time that it is sent, and nothing of a request. They are computed once. */
export function getStoredHeaders(response: CachedResponse, encoded: EncodedBody): Headers {
  let headers = memo.get(encoded);
  if (headers === undefined) {
    const { body, encoding } = encoded;
    headers = {
      ...getNotModifiedHeaders(response),
      "content-type": response.contentType,
      ...(encoding !== "identity" && { "content-encoding": encoding }),
      "content-length": String(body.length),
    };
    memo.set(encoded, headers);
  }
  return headers;
}

/** The headers of a 304 instead of a response: it has no body whose type and length there would be to say. */
export function getNotModifiedHeaders(response: CachedResponse): Headers {
  let headers = memo.get(response);
  if (headers === undefined) {
    // The age is that of the moment at which the response is sent.
    const { age: _, ...own } = response.headers;
    headers = { "cache-control": cacheControl(response.maxAge), ...own };
    memo.set(response, headers);
  }
  return headers;
}
