import type { FastifyReply, FastifyRequest } from "fastify";
import { encodingFor } from "../negotiation.ts";
import type { CachedResponse, EncodedBody } from "./cached-response.ts";
import { ageInSeconds, isNotModified, isRead } from "./validators.ts";

/** For how many seconds a response may be used while the gateway cannot be reached. */
const STALE_IF_ERROR = 86_400;

/** Route options of responses that are compressed before they reach the framework. */
export const COMPRESSED_ONCE = { compress: false } as const;

/** The `Cache-Control` of a response that any client may reuse for so many seconds; 0 forbids it. */
export function cacheControl(maxAge: number): string {
  if (maxAge <= 0) return "no-store";
  return `public, max-age=${maxAge}, stale-while-revalidate=${maxAge}, stale-if-error=${STALE_IF_ERROR}`;
}

/** Sends a response in the encoding that the client prefers, or 304 when the client has it already. */
export function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): FastifyReply | Promise<FastifyReply> {
  reply
    .code(response.status)
    .header("content-type", response.contentType)
    .header("cache-control", cacheControl(response.maxAge))
    .headers(response.headers);
  if (isRead(request.method) && response.etag !== null) {
    const age = ageInSeconds(response);
    reply.header("etag", response.etag);
    if (age > 0) reply.header("age", age);
    if (isNotModified(request, response)) {
      // It has no body whose type there would be to say.
      return reply.removeHeader("content-type").code(304).send();
    }
  }
  const encoded = response.encode(encodingFor(request.headers));
  return encoded instanceof Promise
    ? encoded.then((ready) => sendEncoded(reply, ready))
    : sendEncoded(reply, encoded);
}

function sendEncoded(reply: FastifyReply, { body, encoding }: EncodedBody): FastifyReply {
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(body);
}
