import type { IncomingHttpHeaders } from "node:http";
import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from "fastify";
import {
  type Requester,
  Freshness,
  type RequestScope,
  requestDeadline,
} from "../../request-scope.ts";
import { encodingFor, getRequestOrigin } from "../request-headers.ts";
import {
  type CachedResponse,
  type ProducedResponse,
  type ResponseCache,
  publicResponse,
} from "./response-cache.ts";
import type { LanguageCode } from "@flickmap/schema/languages.ts";
import { createDomain, type Domain } from "../../domain.ts";
import { tagOf } from "../../lib/languages.ts";
import type { Services } from "../../services.ts";

export interface ProducedFor extends Requester {
  /** Aborts when the response has taken too long. */
  readonly signal: AbortSignal;
}

/** A route whose responses are stored: each is made of what was read from the request, which names it in the cache. */
interface CachedRoute<Input> {
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
function isKnown(headers: IncomingHttpHeaders, etag: string, modifiedAt?: number): boolean {
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

export interface DomainRouteParts {
  readonly services: Services;
  readonly responses: ResponseCache;
  readonly publicUrl: string | null;
}

interface DomainResponse
  extends
    Pick<ProducedResponse, "contentType">,
    Partial<Pick<ProducedResponse, "headers" | "modifiedAt" | "gatewayMaxAge">> {
  readonly body: string;
}

/** A route whose responses are made of the domain, and of nothing of a request but what was read from it. */
interface DomainRoute<Input> {
  /**
   * Reads everything that the response depends on, as plain data; null for a request that is answered `otherwise`. What has
   * the site's URL without a public one is for its client alone: it has the one that was requested.
   */
  readonly read: (request: FastifyRequest, site: string) => Input | null;
  readonly otherwise?: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** For how many seconds a response may be stored that is made of complete data. */
  readonly maxAge: number;
  /** Whether it looks many titles up, behind other visitors'. */
  readonly isBulk?: (input: Input) => boolean;
  readonly produce: (
    input: Input,
    domain: Domain,
    scope: RequestScope & ProducedFor,
  ) => Promise<DomainResponse>;
}

export function domainRoute<
  Input extends {
    readonly language: LanguageCode;
    readonly countryCode?: string | null | undefined;
    readonly site?: string;
  },
>(
  { services, responses, publicUrl }: DomainRouteParts,
  name: string,
  { read, otherwise, maxAge, isBulk, produce }: DomainRoute<Input>,
) {
  return cachedRoute<Input>({
    responses,
    read: (request) => read(request, publicUrl ?? getRequestOrigin(request)),
    ...(otherwise && { otherwise }),
    key: (input) => `${name} ${JSON.stringify(input)}`,
    produce: async (input, producedFor) => {
      const { language, countryCode } = input;
      const freshness = new Freshness();
      const priority = isBulk?.(input) ? "bulk" : "visitor";
      const scope: RequestScope & ProducedFor = {
        ...producedFor,
        freshness,
        priority,
        language,
        country: countryCode ?? undefined,
      };
      const domain = createDomain(services, scope);
      const { contentType, body, headers, ...others } = await produce(input, domain, scope);
      const isOneClients = publicUrl === null && input.site !== undefined;
      freshness.limit({ maxAge: isOneClients ? 0 : maxAge });
      const all = {
        "content-language": tagOf(language),
        // The client may keep it, and asks whether it is the same still.
        ...(isOneClients && { "cache-control": "private, no-cache" }),
        ...headers,
      };
      return { ...publicResponse(contentType, body, freshness.policy.maxAge, all), ...others };
    },
  });
}
