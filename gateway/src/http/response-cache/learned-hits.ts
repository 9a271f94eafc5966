import type { IncomingMessage } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";
import { ENCODINGS, type Encoding } from "../negotiation.ts";
import { policyOf } from "../route-policy.ts";
import type { CachedResponse } from "./cached-response.ts";
import { notModifiedLines, wholeLines } from "./header-lines.ts";
import type { HitIndex, HitKey } from "./hit-index.ts";
import type { RequestHeads } from "./request-head.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** What the route's stored responses depend on; without it, its hits pass through all hooks. */
    hitKey?: HitKey;
  }
  interface FastifyRequest {
    /** The response out of the response cache that was sent. */
    sentResponse: CachedResponse | null;
    /** What it was made for, where the route's `hitKey` has `wantedFor`. */
    madeFor: string;
  }
}

/** What was sent to a request that passed all hooks. */
export interface LearnedResponse {
  readonly key: HitKey;
  readonly response: CachedResponse;
}

/** What requests that passed all hooks have taught: the responses that others like them get. */
export class LearnedHits {
  readonly #heads: RequestHeads;
  readonly #index: HitIndex;
  /** The keys of bodies that were read before their requests took the usual way. */
  readonly #bodyKeys = new WeakMap<IncomingMessage, string>();

  constructor(heads: RequestHeads, index: HitIndex) {
    this.#heads = heads;
    this.#index = index;
  }

  /** Remembers the key of a body whose request takes the usual way. */
  rememberBody(incoming: IncomingMessage, key: string): void {
    this.#bodyKeys.set(incoming, key);
  }

  /**
   * Remembers what was sent to a request.
   *
   * @returns what was sent; null where others like it have to take the usual way too
   */
  learn(request: FastifyRequest, reply: FastifyReply): LearnedResponse | null {
    const { sentResponse, routeOptions } = request;
    const { hitKey } = routeOptions.config;
    const { statusCode: status } = reply;
    if (hitKey === undefined || sentResponse === null) return null;
    if (status !== 200 && status !== 304) return null;
    const text = this.#textOf(request);
    if (text === undefined) return null;
    const sent = { key: hitKey, response: sentResponse };
    if (sentResponse.isStored()) this.#add(text, sent, request, reply);
    return sent;
  }

  #add(
    text: string,
    { key, response }: LearnedResponse,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const encoding = encodingOf(reply);
    const isWhole = reply.statusCode === 200 && encoding !== null;
    const { rateLimited, sheddable } = policyOf(request);
    this.#index.add(text, key, request.raw.headers, request.madeFor, {
      response: new WeakRef(response),
      whole: isWhole ? { encoding, headers: wholeLines(reply) } : null,
      notModified: notModifiedLines(reply),
      route: request.routeOptions.url ?? "none",
      rateLimited,
      sheddable,
    });
  }

  /**
   * A request as text, equal for equal requests: of a GET its target, of a POST its body. Undefined for one
   * that is no key.
   */
  #textOf({ raw, originalUrl }: FastifyRequest): string | undefined {
    if (raw.method !== "GET") return this.#bodyKeys.get(raw);
    return this.#heads.of(raw).announcesBody ? undefined : originalUrl;
  }
}

/** How a response was encoded when it was sent; null where the response cache has it in no such encoding. */
function encodingOf(reply: FastifyReply): Encoding | null {
  const encoding = String(reply.getHeader("content-encoding") ?? "identity");
  return ENCODINGS.find((one) => one === encoding) ?? null;
}
