import type { IncomingHttpHeaders } from "node:http";
import { type ClientRequest, createContext, type GraphQLContext } from "../../graphql/context.ts";
import { Freshness } from "../../request-scope.ts";
import type { Services } from "../../services.ts";
import type { MediaType } from "../negotiation.ts";

/**
 * The signal of what is made of data at hand alone: it has aborted, so that nothing is fetched for it. A stale record
 * that it reads is refreshed all the same, in the background.
 */
export const NOTHING_IS_FETCHED = AbortSignal.abort();

/** Who sends an operation, over HTTP or from within. */
export interface OperationClient extends Omit<ClientRequest, "scope"> {
  readonly headers: IncomingHttpHeaders;
  readonly mediaType: MediaType;
  /** Names the client for limits. */
  readonly client?: string;
  /** Aborts when the client has disconnected or its time is over. */
  readonly signal: AbortSignal;
}

/** Who is responded to at once. */
export interface ImmediateClient {
  readonly mediaType: MediaType;
  /** Names the client for limits. */
  readonly client: string;
  /** Whether the response is sent compressed. */
  readonly isCompressed: boolean;
}

/** Who a response is for that is the same for everyone. */
export const NOBODY: Pick<
  OperationClient,
  "headers" | "visitor" | "writes" | "requestId" | "signal"
> = {
  headers: {},
  visitor: { address: "", countryHeader: null },
  writes: { crossOrigin: true, limit: async () => null },
  requestId: "",
  signal: NOTHING_IS_FETCHED,
};

/**
 * The context that an operation of a client is executed in.
 *
 * @param now when everything is read, in milliseconds since 1970, for what is read at once
 */
export function contextOf(
  services: Services,
  client: OperationClient,
  now?: number,
): GraphQLContext {
  return createContext(services, {
    visitor: client.visitor,
    writes: client.writes,
    requestId: client.requestId,
    scope: {
      signal: client.signal,
      freshness: new Freshness(),
      priority: "visitor",
      ...(client.client !== undefined && { client: client.client }),
      ...(now !== undefined && { now, reads: { records: [], areAllFresh: true } }),
    },
  });
}
