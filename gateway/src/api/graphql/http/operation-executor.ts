import { type ClientRequest, createContext } from "../context.ts";
import type { GraphQLServer } from "../server.ts";
import { Freshness } from "../../../request-scope.ts";
import type { Services } from "../../../services.ts";
import type { MediaType } from "../../../http/negotiation.ts";
import {
  CachedResponse,
  type ProducedResponse,
} from "../../../http/response-cache/cached-response.ts";
import type { ResponseCache } from "../../../http/response-cache/response-cache.ts";
import { tagOf } from "../../../lib/languages.ts";
import { executeOnApollo } from "./execute-on-apollo.ts";
import type { OperationRequest } from "./operation-request.ts";

const VARY = { vary: "accept, accept-encoding" };

/** Who sends an operation. */
export interface OperationClient extends Omit<ClientRequest, "scope"> {
  readonly mediaType: MediaType;
  readonly contentType: string | undefined;
  /** Names the client for limits. */
  readonly client: string;
  /** Whether the page that it is for has not been opened yet: nobody waits for the response. */
  readonly isAhead: boolean;
  /** Aborts when the client has disconnected or its time is over. */
  readonly signal: AbortSignal;
}

/** Runs operations through the response cache: the one way from a request over HTTP to Apollo Server. */
export class OperationExecutor {
  readonly #server: GraphQLServer;
  readonly #services: Services;
  readonly #cache: ResponseCache;

  /** @param server has been started */
  constructor(server: GraphQLServer, services: Services, cache: ResponseCache) {
    this.#server = server;
    this.#services = services;
    this.#cache = cache;
  }

  /** The stored response to an operation, if there is a fresh one. */
  stored(operation: OperationRequest, mediaType: MediaType): CachedResponse | undefined {
    return operation.key === null ? undefined : this.#cache.get(cacheKey(operation.key, mediaType));
  }

  /** Whether an operation's document was executed before, and so is well-formed and of a reasonable size. */
  knows({ query }: OperationRequest): boolean {
    return query !== null && this.#server.parsed.has(query.documentHash);
  }

  /**
   * The stored response to an operation, or a new one.
   *
   * @throws the reason of the client's signal when it aborts
   */
  async execute(operation: OperationRequest, client: OperationClient): Promise<CachedResponse> {
    const produce = (signal: AbortSignal) => this.#produce(operation, { ...client, signal });
    if (operation.key === null)
      return new CachedResponse(await produce(client.signal), performance.now());
    const key = cacheKey(operation.key, client.mediaType);
    return this.#cache.getOrProduce(key, produce, client.signal, client.client);
  }

  async #produce(operation: OperationRequest, client: OperationClient): Promise<ProducedResponse> {
    const { visitor, writes, requestId, accept, contentType, mediaType, signal } = client;
    const freshness = new Freshness();
    const context = createContext(this.#services, {
      visitor,
      writes,
      requestId,
      accept,
      scope: {
        signal,
        freshness,
        priority: client.isAhead ? "background" : "visitor",
        client: client.client,
        requestId,
      },
    });
    const { apollo } = this.#server;
    const { status, headers, body } = await executeOnApollo(
      apollo,
      operation,
      contentType,
      context,
    );
    return {
      status,
      contentType: `${mediaType}; charset=utf-8`,
      body,
      headers: { ...headers, ...VARY, "content-language": tagOf(context.scope.language) },
      ...freshness.policy,
      shareable: freshness.shareable,
      ratingsOf: freshness.ratingsOf,
    };
  }
}

/** Responses differ in their status and content type by media type. */
function cacheKey(operationKey: string, mediaType: MediaType): string {
  return `graphql ${mediaType} ${operationKey}`;
}
