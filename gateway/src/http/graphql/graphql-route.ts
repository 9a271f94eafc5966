import type { ApolloServer } from "@apollo/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError } from "graphql";
import { LRUCache } from "lru-cache";
import { toPublicError } from "../../errors.ts";
import type { GraphQLContext, Services } from "../../graphql/context.ts";
import { tokenFault } from "../../graphql/document-limits.ts";
import { LIMITS } from "../../limits.ts";
import type { PostGuard } from "../../post-guard.ts";
import { requestSignal } from "../../request-signal.ts";
import { ReadyAnswer } from "../kept-answers.ts";
import type { KeptAnswers } from "../kept-answers.ts";
import type { SandboxPage } from "../sandbox.ts";
import { KnownRequests } from "../known-requests.ts";
import { KEPT_PACKED } from "../packing.ts";
import { refuseOtherMethods } from "../refuse-methods.ts";
import { sendAnswer } from "../send-answer.ts";
import { mediaTypeFor, prefersPage } from "./media-type.ts";
import type { MediaType } from "./media-type.ts";
import { operationRequest } from "./operation-request.ts";
import { isMadeOnPurpose } from "./preflight.ts";
import { runOperation } from "./run-operation.ts";

/** How many operations are remembered to be the same for everyone. */
const REMEMBERED = 5000;

/** What the route is made of. */
export interface GraphQLRouteParts {
  /** Started. */
  readonly apollo: ApolloServer<GraphQLContext>;
  readonly services: Services;
  readonly guard: PostGuard;
  readonly answers: KeptAnswers;
  readonly countryHeader: string | null;
  /** Sends the sandbox to a browser that opens the address; null where there is none. */
  readonly sandbox: SandboxPage | null;
}

/**
 * Serves GraphQL over HTTP. What is the same for everyone is given as kept bytes, without running
 * anything; the rest goes to Apollo Server.
 */
export function addGraphQLRoute(app: FastifyInstance, parts: GraphQLRouteParts): void {
  /** Operations whose answers were found public; only those are shared between askers. */
  const publicOperations = new LRUCache<string, true>({ max: REMEMBERED });

  const known = new KnownRequests();
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    if (parts.sandbox && request.method === "GET" && prefersPage(request.headers.accept)) {
      return parts.sandbox(request, reply);
    }
    const mediaType = mediaTypeFor(request.headers.accept);
    if (mediaType === null) {
      return refuse(
        reply,
        406,
        "application/json",
        "NOT_ACCEPTABLE",
        "Accept application/json or application/graphql-response+json.",
      );
    }
    if (request.method !== "POST" && !isMadeOnPurpose(request.headers)) {
      return refuse(
        reply,
        400,
        mediaType,
        "PREFLIGHT_REQUIRED",
        "A GET needs the header apollo-require-preflight, so that no other site's page can make it unasked.",
      );
    }
    const address = `${mediaType} ${request.url}`;
    const remembered = request.method === "GET" && parts.answers.get(known.keyOf(address) ?? "");
    if (remembered) return sendAnswer(request, reply, remembered, VARY);
    const operation = operationRequest(request);
    // Its media type is part of the key: answers differ in their status by it.
    const key = `graphql ${mediaType} ${operation?.key ?? ""}`;
    const kept = operation?.registers === false && parts.answers.get(key);
    if (kept) return sendAnswer(request, reply, kept, VARY);
    const run = (signal: AbortSignal) =>
      runOperation(parts.apollo, parts.services, request, {
        mediaType,
        countryHeader: parts.countryHeader,
        guard: parts.guard,
        signal,
      });
    const signal = requestSignal(request, reply);
    const shared = operation !== null && publicOperations.has(operation.operationKey);
    if (operation !== null && operation.document !== null && !shared) {
      const fault = tokenFault(operation.document);
      if (fault) return refuse(reply, 400, mediaType, fault.extensions["code"], fault.message);
    }
    if (operation === null || operation.registers) {
      const answer = new ReadyAnswer(await run(signal), Date.now());
      return sendAnswer(request, reply, answer, VARY);
    }
    const made = await parts.answers.answer(key, shared, run, signal);
    if (made.made.maxAge > 0) {
      publicOperations.set(operation.operationKey, true);
      if (request.method === "GET") known.remember(address, key);
    }
    return sendAnswer(request, reply, made, VARY);
  };

  refuseOtherMethods(app, "/graphql", ["GET", "HEAD", "POST"]);
  app.route({
    url: "/graphql",
    method: ["GET", "POST"],
    bodyLimit: LIMITS.http.graphqlBodyBytes,
    ...KEPT_PACKED,
    handler: answer,
    errorHandler: (error, request, reply) => {
      const mediaType = mediaTypeFor(request.headers.accept) ?? "application/json";
      const { status, code, message, retryAfterSeconds, expected } = toPublicError(error);
      if (retryAfterSeconds !== null) reply.header("retry-after", retryAfterSeconds);
      if (expected) return refuse(reply, status, mediaType, code, message);
      // Fastify's own refusals (no JSON, too large…) carry a status of the asker's making.
      const refusal = error.statusCode ?? 500;
      if (refusal < 500) return refuse(reply, refusal, mediaType, "BAD_REQUEST", error.message);
      request.log.error({ err: error }, "a GraphQL request failed");
      return refuse(reply, status, mediaType, code, message);
    },
  });
}

const VARY = "accept, accept-encoding";

/** Answers with one error, for requests that no operation is run for. */
function refuse(
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
    .header("content-type", `${mediaType}; charset=utf-8`)
    .send(JSON.stringify({ errors: [error.toJSON()] }));
}
