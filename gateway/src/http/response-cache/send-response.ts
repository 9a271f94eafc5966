import type { FastifyReply, FastifyRequest } from "fastify";
import fresh from "fresh";
import { encodingFor } from "../negotiation.ts";
import type { CachedResponse } from "./cached-response.ts";

/** Route options of responses that are compressed before they reach the framework. */
export const COMPRESSED_ONCE = { compress: false } as const;

/**
 * Sends a response in the encoding that the client prefers, or 304 when the client has it already. Headers of the route
 * are added by its hook (`route-headers.ts`).
 */
export function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): FastifyReply {
  request.responseSource = response.timesSent === 0 ? response.origin : "cached";
  response.timesSent += 1;
  if (isRead(request.method)) reply.headers(getValidators(response));
  if (isNotModified(request, response)) {
    return reply.code(304).headers(response.headers).send();
  }
  const { body, headers } = response.encode(encodingFor(request.headers));
  return reply.code(response.status).headers(headers).send(body);
}

/** The entity tag and the age, which a response has at the moment at which it is sent. */
function getValidators(response: CachedResponse): Record<string, string | number> {
  const { etag, isValidated, createdAt, statesAge } = response;
  const age = isValidated ? 0 : Math.floor((performance.now() - createdAt) / 1000);
  return {
    ...(etag !== null && { etag }),
    ...((age > 0 || statesAge) && { age }),
  };
}

/**
 * Whether a client has a response already, as its `If-None-Match` says, or else its `If-Modified-Since`; only a request that
 * reads asks that. Data that has several parts may have changed since the `Last-Modified` of the oldest.
 */
function isNotModified({ method, headers }: FastifyRequest, response: CachedResponse): boolean {
  const isConditional =
    headers["if-none-match"] !== undefined || headers["if-modified-since"] !== undefined;
  if (!isConditional || !isRead(method)) return false;
  const { etag, modifiedAt } = response;
  return etag !== null && fresh(headers, { etag, "last-modified": modifiedAt ?? undefined });
}

/** Whether a method only reads, so that its response has an entity tag and an age. */
function isRead(method: string): boolean {
  return method === "GET" || method === "HEAD";
}
