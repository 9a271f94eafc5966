import { hash } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { type ApolloServer, HeaderMap } from "@apollo/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError } from "graphql";
import { LIMITS } from "../../../config/limits.ts";
import { toPublicError } from "../../../errors.ts";
import type { Limits } from "../../../http/clients/limits.ts";
import { toVisitor } from "../../../http/clients/visitor-country.ts";
import { negotiateType, prefersPage, isCrossOrigin } from "../../../http/request-headers.ts";
import { rejectOtherMethods } from "../../../http/policies.ts";
import { requestDeadline, Freshness, type RequestScope } from "../../../request-scope.ts";
import type { ProducedResponse } from "../../../http/response-cache/response-cache.ts";
import { sendResponse, type DomainRouteParts } from "../../../http/response-cache/cached-route.ts";
import { tagOf } from "../../../lib/languages.ts";
import { createContext, type GraphQLContext } from "../schema.ts";
import type { SandboxPage } from "./sandbox.ts";

/** Those of GraphQL over HTTP; JSON where the client names none. */
const MEDIA_TYPES = ["application/json", "application/graphql-response+json"] as const;
type MediaType = (typeof MEDIA_TYPES)[number];
/** Headers that a page can send to another origin only after a preflight. */
const PREFLIGHTED = ["apollo-require-preflight", "x-apollo-operation-name"];
/** Content types that a form can send. */
const FORM_TYPES = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"];

interface GraphQLRouteParts extends DomainRouteParts {
  /** Has been started. */
  readonly apollo: ApolloServer<GraphQLContext>;
  readonly limits: Limits;
  readonly countryHeader: string | null;
  readonly sandbox: SandboxPage | null;
}

export function addGraphQLRoute(app: FastifyInstance, parts: GraphQLRouteParts): void {
  const { responses } = parts;
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const { method, headers } = request;
    if (parts.sandbox && method === "GET" && prefersPage(headers.accept)) {
      return parts.sandbox(request, reply);
    }
    const mediaType = negotiateType(headers.accept, MEDIA_TYPES);
    if (mediaType === null) {
      const message = "Accept application/json or application/graphql-response+json.";
      return reject(reply, 406, "application/json", "NOT_ACCEPTABLE", message);
    }
    if (method !== "POST" && !isPreflighted(headers)) {
      const message =
        "A GET needs the header apollo-require-preflight, so that no other site's page can make it unasked.";
      return reject(reply, 400, mediaType, "PREFLIGHT_REQUIRED", message);
    }
    const operation = readOperation(request);
    const { document, key } = operation;
    // Half of a surrogate pair is no text: hashed, all of them are the same.
    if (document?.isWellFormed() === false) {
      const message = "Syntax Error: The document holds half of a surrogate pair.";
      return reject(reply, 400, mediaType, "GRAPHQL_PARSE_FAILED", message);
    }
    const response = await responses.fetch(key && `graphql ${mediaType} ${key}`, () =>
      execute(request, operation, mediaType, parts),
    );
    return sendResponse(request, reply, response);
  };

  rejectOtherMethods(app, "/graphql", ["GET", "HEAD", "POST"]);
  app.route({
    url: "/graphql",
    method: ["GET", "POST"],
    bodyLimit: LIMITS.http.graphqlBodyBytes,
    compress: false,
    handler: handle,
    errorHandler: (error, request, reply) => {
      const mediaType = negotiateType(request.headers.accept, MEDIA_TYPES) ?? "application/json";
      const { status, code, message, retryAfterSeconds, expected } = toPublicError(error);
      if (retryAfterSeconds !== null) reply.header("retry-after", retryAfterSeconds);
      if (expected) return reject(reply, status, mediaType, code, message);
      // Fastify's own errors (no JSON, too large…) have a status that names the client's fault.
      const clientFault = error.statusCode ?? 500;
      if (clientFault < 500)
        return reject(reply, clientFault, mediaType, "BAD_REQUEST", error.message);
      request.log.error({ err: error }, "a GraphQL request failed");
      return reject(reply, status, mediaType, code, message);
    },
  });
}

async function execute(
  request: FastifyRequest,
  { parameters }: OperationRequest,
  mediaType: MediaType,
  { apollo, services, limits, publicUrl, countryHeader }: GraphQLRouteParts,
): Promise<ProducedResponse> {
  const { headers, client, apiClient, id: requestId } = request;
  const freshness = new Freshness();
  const scope: RequestScope = {
    signal: requestDeadline(),
    freshness,
    // The page that it is for has not been opened yet: nobody waits for the response.
    priority: headers["purpose"] === "prefetch" ? "background" : "visitor",
    client,
    requestId,
    callsLeft: LIMITS.graphql.upstreamCalls * (apiClient ? LIMITS.graphql.keyFactor : 1),
  };
  const context = createContext(services, {
    visitor: toVisitor(request, countryHeader),
    writes: {
      crossOrigin: isCrossOrigin(request, publicUrl),
      limit: (post) => limits.writes[post](request),
    },
    requestId,
    accept: headers.accept,
    scope,
  });
  const isPost = request.method === "POST";
  const given = new HeaderMap([["accept", mediaType]]);
  if (headers["content-type"] !== undefined) given.set("content-type", headers["content-type"]);
  const response = await apollo.executeHTTPGraphQLRequest({
    httpGraphQLRequest: {
      method: isPost ? "POST" : "GET",
      headers: given,
      search: isPost ? "" : getSearch(parameters),
      body: isPost ? parameters : undefined,
    },
    context: async () => context,
  });
  const {
    "content-length": _length,
    "content-type": _type,
    "cache-control": _cache,
    ...others
  } = Object.fromEntries(response.headers);
  if (response.body.kind !== "complete") throw new Error("Nothing is sent in parts");
  return {
    status: response.status ?? 200,
    contentType: `${mediaType}; charset=utf-8`,
    body: response.body.string,
    headers: {
      ...others,
      vary: "accept, accept-encoding",
      "content-language": tagOf(scope.language),
    },
    ...freshness.policy,
    shareable: freshness.shareable,
    ratingsOf: freshness.ratingsOf,
  };
}

/** The query string that parses to these parameters, whichever way the client wrote it. */
function getSearch(parameters: unknown): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
  }
  return `?${search}`;
}

/** Whether no other site's image, script, form or link can have caused a GET (CSRF): it needed a preflight, or says CORS. */
function isPreflighted(headers: IncomingHttpHeaders): boolean {
  if (PREFLIGHTED.some((name) => Boolean(headers[name]))) return true;
  if (headers["sec-fetch-mode"] === "cors" || headers["sec-fetch-mode"] === "same-origin")
    return true;
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  return type !== undefined && type !== "" && !FORM_TYPES.includes(type);
}

/** Responds with one error, for requests whose operation is not executed. */
function reject(
  reply: FastifyReply,
  status: number,
  mediaType: MediaType,
  code: unknown,
  message: string,
): FastifyReply {
  const error = new GraphQLError(message, { extensions: { code } });
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .header("content-language", "en")
    .header("content-type", `${mediaType}; charset=utf-8`)
    .send(JSON.stringify({ errors: [error.toJSON()] }));
}

/** A GraphQL request as it was parsed; what is malformed is left to the GraphQL server, which says what is wrong. */
interface OperationRequest {
  /** The parsed query string of a GET, or the parsed body of a POST; nothing in it has been checked. */
  readonly parameters: unknown;
  /** The document; null where there is none, or only its hash. */
  readonly document: string | null;
  /** Names the operation and its variables; null where the request registers a document, and so has to be executed. */
  readonly key: string | null;
}

function readOperation({ method, query, body }: FastifyRequest): OperationRequest {
  const parameters = method === "POST" ? body : query;
  const fields = { ...(parameters as object | null) } as Readonly<Record<string, unknown>>;
  const document = typeof fields["query"] === "string" ? fields["query"] : null;
  const { query: _, ...others } = fields;
  const documentHash = document === null ? persistedHash(fields) : hash("sha256", document);
  const isRegistered = document !== null && fields["extensions"] !== undefined;
  return {
    parameters,
    document,
    key: documentHash === null || isRegistered ? null : writeKey([method, documentHash, others]),
  };
}

/** The hash alone, as the protocol of persisted queries has it. */
function persistedHash({ extensions }: Readonly<Record<string, unknown>>): string | null {
  const text = typeof extensions === "string" ? extensions : JSON.stringify(extensions ?? {});
  return /"sha256Hash"\s*:\s*"([0-9a-f]{64})"/u.exec(text)?.[1] ?? null;
}

/** Null for what has too many levels to be written. */
function writeKey(parts: readonly unknown[]): string | null {
  try {
    // An infinite number, as which 1e999 is read, is not null.
    return JSON.stringify(parts, (_, value: unknown) =>
      typeof value === "number" && !Number.isFinite(value) ? String(value) : value,
    );
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
