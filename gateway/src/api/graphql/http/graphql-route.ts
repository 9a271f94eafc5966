import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError } from "graphql";
import { toPublicError } from "../../../errors.ts";
import { toVisitor } from "../../../http/clients/request-visitor.ts";
import { tokenFault } from "../document-limits.ts";
import { LIMITS } from "../../../config/limits.ts";
import type { WriteGuard } from "../../../http/clients/write-guard.ts";
import { requestSignal } from "../../../http/request-signal.ts";
import { rejectOtherMethods } from "../../../http/method-not-allowed.ts";
import { type MediaType, mediaTypeFor, prefersPage } from "../../../http/negotiation.ts";
import { COMPRESSED_ONCE, sendResponse } from "../../../http/response-cache/send-response.ts";
import type { SandboxPage } from "./sandbox.ts";
import type { OperationExecutor } from "./operation-executor.ts";
import { operationRequest, type OperationRequest } from "./operation-request.ts";

/** Headers that a page can send to another origin only after a preflight. */
const PREFLIGHTED = ["apollo-require-preflight", "x-apollo-operation-name"];
/** Content types that a form can send. */
const FORM_TYPES = ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"];

/** What the route is made of. */
export interface GraphQLRouteParts {
  readonly executor: OperationExecutor;
  readonly guard: WriteGuard;
  readonly countryHeader: string | null;
  /** Sends the sandbox to a browser that opens the URL; null where there is none. */
  readonly sandbox: SandboxPage | null;
}

declare module "fastify" {
  interface FastifyRequest {
    /** The GraphQL request as it was parsed; undefined until it has been negotiated. */
    graphql: { readonly operation: OperationRequest; readonly mediaType: MediaType } | undefined;
  }
}

/** Serves GraphQL over HTTP. */
export function addGraphQLRoute(app: FastifyInstance, parts: GraphQLRouteParts): void {
  const { executor, guard } = parts;
  const opensSandbox = ({ method, headers }: FastifyRequest) =>
    parts.sandbox !== null && method === "GET" && prefersPage(headers.accept);

  const findStored = (request: FastifyRequest) => {
    const { method, headers } = request;
    if (opensSandbox(request)) return undefined;
    const mediaType = mediaTypeFor(headers.accept);
    if (mediaType === null || (method !== "POST" && !isPreflighted(headers))) return undefined;
    request.graphql = { operation: operationRequest(request), mediaType };
    return executor.stored(request.graphql.operation, mediaType);
  };

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    if (parts.sandbox && opensSandbox(request)) return parts.sandbox(request, reply);
    if (request.graphql === undefined) return rejectUnnegotiated(request, reply);
    const { operation, mediaType } = request.graphql;
    const { document } = operation;
    const fault = document === null || executor.knows(operation) ? null : tokenFault(document);
    if (fault) return reject(reply, 400, mediaType, fault.extensions["code"], fault.message);
    const { headers, ip: address } = request;
    const response = await executor.execute(operation, {
      mediaType,
      contentType: headers["content-type"],
      accept: headers.accept,
      client: request.client,
      isAhead: headers["purpose"] === "prefetch",
      visitor: toVisitor({ address, headers }, parts.countryHeader),
      writes: {
        crossOrigin: guard.isCrossOrigin(request),
        limit: (post) => guard.limit(post, request),
      },
      requestId: request.id,
      signal: requestSignal(reply),
    });
    return sendResponse(request, reply, response);
  };

  app.decorateRequest("graphql");
  rejectOtherMethods(app, "/graphql", ["GET", "HEAD", "POST"]);
  app.route({
    url: "/graphql",
    method: ["GET", "POST"],
    bodyLimit: LIMITS.http.graphqlBodyBytes,
    ...COMPRESSED_ONCE,
    config: { findStored },
    handler: handle,
    errorHandler: (error, request, reply) => {
      const mediaType = mediaTypeFor(request.headers.accept) ?? "application/json";
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

/**
 * Whether no other site's page can have caused a GET without CORS (CSRF prevention): it has a header that needs a
 * preflight, or the browser marks it as a CORS request. An image, a script, a form or a link can do neither.
 */
function isPreflighted(headers: IncomingHttpHeaders): boolean {
  if (PREFLIGHTED.some((name) => Boolean(headers[name]))) return true;
  if (headers["sec-fetch-mode"] === "cors" || headers["sec-fetch-mode"] === "same-origin")
    return true;
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase();
  return type !== undefined && type !== "" && !FORM_TYPES.includes(type);
}

/** Responds to a request that accepts no media type of GraphQL, or that the page of another site may have caused. */
function rejectUnnegotiated({ headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const mediaType = mediaTypeFor(headers.accept);
  return mediaType === null
    ? reject(
        reply,
        406,
        "application/json",
        "NOT_ACCEPTABLE",
        "Accept application/json or application/graphql-response+json.",
      )
    : reject(
        reply,
        400,
        mediaType,
        "PREFLIGHT_REQUIRED",
        "A GET needs the header apollo-require-preflight, so that no other site's page can make it unasked.",
      );
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
