import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from "fastify";
import type { Requester } from "../../request-scope.ts";
import { encodingFor } from "../negotiation.ts";
import { requestDeadline } from "../request-deadline.ts";
import type { CachedResponse, ProducedResponse } from "./cached-response.ts";
import type { ResponseCache } from "./response-cache.ts";

export interface ProducedFor extends Requester {
  /** Aborts when the response has taken too long. */
  readonly signal: AbortSignal;
}

/** A route whose responses are stored: each is made of what was read from the request, which names it in the cache. */
export interface CachedRoute<Input> {
  readonly responses: ResponseCache;
  /** Reads everything that the response depends on; null for a request that is answered `otherwise`. */
  readonly read: (request: FastifyRequest) => Input | null | Promise<Input | null>;
  /** Names the response: two requests with the same key get the same bytes. Null for one that belongs to one client. */
  readonly key: (input: Input) => string | null;
  readonly produce: (input: Input, producedFor: ProducedFor) => Promise<ProducedResponse>;
  /** Called where nothing is stored, such as to limit what a client has produced; it may give another response instead. */
  readonly beforeProducing?: (
    request: FastifyRequest,
    input: Input,
  ) => Promise<ProducedResponse | null>;
  /** Answers what is not stored; by default that there is no such thing. */
  readonly otherwise?: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

export function cachedRoute<Input>(route: CachedRoute<Input>): {
  readonly compress: false;
  readonly handler: RouteHandlerMethod;
} {
  const { responses, read, key, produce, beforeProducing } = route;
  const otherwise = route.otherwise ?? (async (_, reply: FastifyReply) => reply.callNotFound());
  return {
    compress: false,
    handler: async (request, reply) => {
      const input = await read(request);
      if (input === null) return otherwise(request, reply);
      const { client, id: requestId } = request;
      const response = await responses.fetch(
        key(input),
        () => produce(input, { signal: requestDeadline(), client, requestId }),
        beforeProducing && (() => beforeProducing(request, input)),
      );
      return sendResponse(request, reply, response);
    },
  };
}

export function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): FastifyReply {
  const { etag, createdAt, statesAge, produced } = response;
  request.responseSource = response.timesSent === 0 ? (produced.origin ?? "executed") : "cached";
  response.timesSent += 1;
  const reads = request.method === "GET" || request.method === "HEAD";
  reply.headers(response.headers);
  if (reads && etag !== null) {
    reply.header("etag", etag);
    const age = statesAge ? Math.floor((performance.now() - createdAt) / 1000) : 0;
    if (age > 0) reply.header("age", age);
    if (isKnown(request.headers, etag, produced.modifiedAt)) return reply.code(304).send();
  }
  const { body, encoding } = response.encode(encodingFor(request.headers));
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.code(produced.status).header("content-type", produced.contentType).send(body);
}

/** Whether a client has a response already, by its `If-None-Match`, or else its `If-Modified-Since`. */
export function isKnown(headers: IncomingHttpHeaders, etag: string, modifiedAt?: number): boolean {
  const { "if-none-match": tags, "if-modified-since": since } = headers;
  if (tags !== undefined) {
    return tags
      .split(",")
      .some((tag) => ["*", withoutWeak(etag)].includes(withoutWeak(tag.trim())));
  }
  if (since === undefined || modifiedAt === undefined) return false;
  // The header has whole seconds.
  return Math.floor(modifiedAt / 1000) * 1000 <= Date.parse(since);
}

const withoutWeak = (tag: string) => tag.replace(/^W\//u, "");
