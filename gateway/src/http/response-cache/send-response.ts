import type { FastifyReply, FastifyRequest } from "fastify";
import fresh from "fresh";
import { encodingFor } from "../negotiation.ts";
import { requestSignal } from "../request-signal.ts";
import type { CachedResponse } from "./cached-response.ts";
import type { Produce, ResponseCache } from "./response-cache.ts";
import { getNotModifiedHeaders, getStoredHeaders, type HeaderList } from "./stored-headers.ts";

/** Route options of responses that are compressed before they reach the framework. */
export const COMPRESSED_ONCE = { compress: false } as const;

/**
 * Sends the response that is stored under a key, or a new one.
 *
 * @param key names everything that the response depends on
 */
export async function sendCached(
  request: FastifyRequest,
  reply: FastifyReply,
  responses: ResponseCache,
  key: string,
  produce: Produce,
): Promise<FastifyReply> {
  const signal = requestSignal(reply);
  const response = await responses.getOrProduce(key, produce, signal, request.client);
  return sendResponse(request, reply, response);
}

/**
 * Sends a response in the encoding that the client prefers, or 304 when the client has it already. Its headers are those of
 * the route and the response (`stored-headers.ts`), and what hooks have set for this request alone, such as its number.
 */
export function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): FastifyReply {
  request.responseSource = response.timesSent === 0 ? response.origin : "cached";
  response.timesSent += 1;
  const route = request.routeHeaders;
  if (isNotModified(request, response)) {
    return write(request, reply, response, 304, getNotModifiedHeaders(route, response));
  }
  const encoded = response.encode(encodingFor(request.headers));
  const headers = getStoredHeaders(route, response, encoded);
  return write(request, reply, response, response.status, headers, encoded.body);
}

function write(
  { method }: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
  status: number,
  stored: HeaderList,
  body?: Buffer,
): FastifyReply {
  const headers: (string | number)[] = [...stored];
  if (isRead(method)) {
    const { etag } = response;
    const { isValidated, createdAt } = response;
    const age = isValidated ? 0 : Math.floor((performance.now() - createdAt) / 1000);
    if (etag !== null) headers.push("etag", etag);
    if (age > 0 || response.headers["age"] !== undefined) headers.push("age", age);
  }
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) headers.push(name, String(value));
  }
  reply.hijack();
  reply.raw.writeHead(status, headers).end(body);
  return reply;
}

/** Whether a client has a response already, as its `If-None-Match` says; only a request that reads asks that. */
function isNotModified({ method, headers }: FastifyRequest, response: CachedResponse): boolean {
  if (headers["if-none-match"] === undefined || !isRead(method)) return false;
  const { etag } = response;
  return etag !== null && fresh(headers, { etag });
}

/** Whether a method only reads, so that its response has an entity tag and an age. */
function isRead(method: string): boolean {
  return method === "GET" || method === "HEAD";
}
