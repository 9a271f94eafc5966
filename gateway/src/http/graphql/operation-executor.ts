import type { ApolloServer } from "@apollo/server";
import { limitReuse } from "../../graphql/cache-policy.ts";
import type { GraphQLContext } from "../../graphql/context.ts";
import type { KnownQueries } from "../../graphql/execution/known-queries.ts";
import type { GraphQLServer } from "../../graphql/server.ts";
import { LIMITS } from "../../limits.ts";
import type { Services } from "../../services.ts";
import type { MediaType } from "../negotiation.ts";
import { CachedResponse, type ProducedResponse } from "../response-cache/cached-response.ts";
import { RecentKeys } from "../response-cache/recent-keys.ts";
import type { ResponseCache } from "../response-cache/response-cache.ts";
import { executeOnApollo } from "./execute-on-apollo.ts";
import {
  contextOf,
  type ImmediateClient,
  NOBODY,
  NOTHING_IS_FETCHED,
  type OperationClient,
} from "./operation-client.ts";
import { operationOf, type OperationRequest } from "./operation-request.ts";

/** What the gateway's own pages accept, so that they share stored responses with the browser's requests. */
const OWN_MEDIA_TYPE: MediaType = "application/graphql-response+json";

const VARY = { vary: "accept, accept-encoding" };

/**
 * An operation of more work, in the unit of `@cost`, waits in the admission queue, so that no turn of the event loop
 * takes long.
 */
const MOST_WORK_AT_ONCE = 2000;

/** An operation that the gateway itself runs, such as a page's query. */
export interface OwnOperation {
  readonly document: string;
  readonly operationName?: string;
  readonly variables?: Readonly<Record<string, unknown>>;
}

/** Runs operations through the response cache: the one way from any request to the GraphQL server. */
export class OperationExecutor {
  readonly #apollo: ApolloServer<GraphQLContext>;
  readonly #queries: KnownQueries;
  readonly #services: Services;
  readonly #cache: ResponseCache;
  /** The keys that were requested lately: a response made at once is stored when its key is one of them. */
  readonly #requested = new RecentKeys();

  /** @param server has been started */
  constructor({ apollo, queries }: GraphQLServer, services: Services, cache: ResponseCache) {
    this.#apollo = apollo;
    this.#queries = queries;
    this.#services = services;
    this.#cache = cache;
  }

  /** The stored response to an operation, if there is a fresh one. */
  stored(operation: OperationRequest, mediaType: MediaType): CachedResponse | undefined {
    return operation.key === null ? undefined : this.#cache.get(cacheKey(operation.key, mediaType));
  }

  /** Whether the operation was executed before, and so is known to be well-formed and of a reasonable size. */
  knows({ query }: OperationRequest): boolean {
    return query !== null && this.#queries.has(query);
  }

  /**
   * The stored response to an operation, or a new one.
   *
   * @throws the reason of the client's signal when it aborts
   */
  async execute(operation: OperationRequest, client: OperationClient): Promise<CachedResponse> {
    const produce = (signal: AbortSignal) => this.#run(operation, { ...client, signal });
    if (operation.key === null) return new CachedResponse(await produce(client.signal), Date.now());
    const key = cacheKey(operation.key, client.mediaType);
    this.#requested.addAndHas(key);
    return this.#cache.getOrProduce(key, produce, client.signal, client.client);
  }

  /**
   * The stored response to a query, or a new one out of data at hand, without waiting for anything. A new one is
   * stored when it is compressed, or requested for the second time: storing what nobody requests again would cost more
   * than making it.
   *
   * @returns null where `execute` has to be called
   */
  executeAtOnce(
    operation: OperationRequest,
    { mediaType, client, isCompressed }: ImmediateClient,
  ): CachedResponse | null {
    if (operation.key === null) return null;
    const key = cacheKey(operation.key, mediaType);
    const isRequestedAgain = this.#requested.addAndHas(key);
    const stored = isRequestedAgain ? this.#cache.get(key) : undefined;
    if (stored !== undefined) return stored;
    const produced = this.#write(operation, { ...NOBODY, mediaType, client }, MOST_WORK_AT_ONCE);
    if (produced === null) return null;
    if (isCompressed || isRequestedAgain) return this.#cache.store(key, produced);
    return new CachedResponse(produced, Date.now());
  }

  /**
   * Runs a query in process, through the same response cache as the requests of clients, whose stored responses it
   * shares. It stores nothing on a visitor's behalf: mutations are refused.
   *
   * @param requestId names the request in the log
   * @param client whom calls to the film database count for; none for the gateway itself
   * @returns the response with its JSON body; `maxAge` is 0 when it has errors or is made of stale data
   * @throws the reason of the signal when it aborts
   */
  executeOperation(
    { document, operationName, variables = {} }: OwnOperation,
    own: { readonly signal: AbortSignal; readonly requestId: string; readonly client?: string },
  ): Promise<CachedResponse> {
    const parameters = {
      query: document,
      variables,
      ...(operationName !== undefined && { operationName }),
    };
    return this.execute(operationOf("POST", parameters), {
      ...NOBODY,
      headers: { accept: OWN_MEDIA_TYPE, "content-type": "application/json" },
      mediaType: OWN_MEDIA_TYPE,
      ...own,
    });
  }

  async #run(operation: OperationRequest, client: OperationClient): Promise<ProducedResponse> {
    return this.#write(operation, client) ?? this.#runOnApollo(operation, client);
  }

  /** Responds without waiting for anything; null where that is not possible. */
  #write(
    { query }: OperationRequest,
    client: OperationClient,
    mostWork: number = LIMITS.graphql.work,
  ): ProducedResponse | null {
    if (query === null) return null;
    const makeContext = () =>
      contextOf(this.#services, { ...client, signal: NOTHING_IS_FETCHED }, Date.now());
    const written = this.#queries.write(query, query.variables ?? {}, makeContext, mostWork);
    if (written === undefined) return null;
    const { freshness } = written.context.scope;
    limitReuse(written.policy, true, freshness);
    return {
      status: 200,
      contentType: `${client.mediaType}; charset=utf-8`,
      body: written.body,
      headers: VARY,
      maxAge: freshness.maxAge,
      shareable: freshness.shareable,
      ratingsOf: freshness.ratingsOf,
    };
  }

  async #runOnApollo(
    operation: OperationRequest,
    client: OperationClient,
  ): Promise<ProducedResponse> {
    const context = contextOf(this.#services, client);
    const { freshness } = context.scope;
    const { status, headers, body } = await executeOnApollo(
      this.#apollo,
      operation,
      client.headers,
      context,
    );
    return {
      status,
      contentType: `${client.mediaType}; charset=utf-8`,
      body,
      headers: { ...headers, ...VARY },
      maxAge: freshness.maxAge,
      shareable: freshness.shareable,
      ratingsOf: freshness.ratingsOf,
    };
  }
}

/** Responses differ in their status and content type by media type. */
function cacheKey(operationKey: string, mediaType: MediaType): string {
  return `graphql ${mediaType} ${operationKey}`;
}
