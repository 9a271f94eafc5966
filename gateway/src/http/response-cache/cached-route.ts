import type { FastifyReply, FastifyRequest, RouteHandlerMethod } from "fastify";
import type { Requester } from "../../request-scope.ts";
import { requestSignal } from "../request-signal.ts";
import type { CachedResponse, ProducedResponse } from "./cached-response.ts";
import type { ResponseCache } from "./response-cache.ts";
import { COMPRESSED_ONCE, sendResponse } from "./send-response.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** What a cached route has read from the request. */
    cacheInput: unknown;
  }
}

/** For whom a response is produced. */
export interface ProducedFor extends Requester {
  /** Aborts when nobody waits for the response any more. */
  readonly signal: AbortSignal;
}

/** A route whose responses are stored: each is made of what was read from the request, which names it in the cache. */
export interface CachedRoute<Input> {
  readonly responses: ResponseCache;
  /**
   * Reads everything that the response depends on. It may throw what is wrong with the request.
   *
   * @returns null for a request that is answered `otherwise`
   */
  readonly read: (request: FastifyRequest) => Input | null | Promise<Input | null>;
  /** Names the response: two requests with the same key get the same bytes. */
  readonly key: (input: Input) => string;
  readonly produce: (input: Input, producedFor: ProducedFor) => Promise<ProducedResponse>;
  /** Answers what is not stored; by default that there is no such thing. */
  readonly otherwise?: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
}

/** The options of a route with which its responses are stored, compressed once, and sent before anything else is done. */
export function cachedRoute<Input>(route: CachedRoute<Input>): {
  readonly compress: false;
  readonly config: {
    readonly findStored: (
      request: FastifyRequest,
    ) => CachedResponse | undefined | Promise<CachedResponse | undefined>;
  };
  readonly handler: RouteHandlerMethod;
} {
  const { responses, read, key, produce } = route;
  const otherwise = route.otherwise ?? (async (_, reply: FastifyReply) => reply.callNotFound());
  const find = (request: FastifyRequest, input: Input | null) => {
    request.cacheInput = input;
    return input === null ? undefined : responses.get(key(input));
  };
  return {
    ...COMPRESSED_ONCE,
    config: {
      findStored: (request) => {
        const input = read(request);
        return input instanceof Promise
          ? input.then((known) => find(request, known))
          : find(request, input);
      },
    },
    handler: async (request, reply) => {
      // Read by `findStored` of this very route.
      const input = request.cacheInput as Input | null;
      if (input === null) return otherwise(request, reply);
      const { client, id: requestId } = request;
      const response = await responses.getOrProduce(
        key(input),
        (signal) => produce(input, { signal, client, requestId }),
        requestSignal(reply),
        client,
      );
      return sendResponse(request, reply, response);
    },
  };
}
