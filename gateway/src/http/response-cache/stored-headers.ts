import type { CachedResponse, EncodedBody } from "./cached-response.ts";

/** For how many seconds a response may be used while the gateway cannot be reached. */
const STALE_IF_ERROR = 86_400;

/** The `Cache-Control` of a response that any client may reuse for so many seconds; 0 forbids it. */
export function cacheControl(maxAge: number): string {
  if (maxAge <= 0) return "no-store";
  return `public, max-age=${maxAge}, stale-while-revalidate=${maxAge}, stale-if-error=${STALE_IF_ERROR}`;
}

/** Headers that a response has each time that it is sent, and nothing of a request. */
export type StoredHeaders = Readonly<Record<string, string>>;

/**
 * The headers of a response whatever is sent of it: those of a 304 too, which has no body whose type and length there
 * would be to say.
 *
 * @param produced those that its handler gave; the age is that of the moment at which it is sent
 */
export function getNotModifiedHeaders(produced: StoredHeaders, maxAge: number): StoredHeaders {
  const { age: _, ...others } = produced;
  return { "cache-control": cacheControl(maxAge), ...others };
}

/** The same together with those of its body. */
export function getStoredHeaders(
  { headers, contentType }: Pick<CachedResponse, "headers" | "contentType">,
  { body, encoding }: Pick<EncodedBody, "body" | "encoding">,
): StoredHeaders {
  return {
    ...headers,
    "content-type": contentType,
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    "content-length": String(body.length),
  };
}
