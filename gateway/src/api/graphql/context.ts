import { createDomain, type Domain } from "../../domain.ts";
import type { WriteKind } from "../../http/clients/limits.ts";
import type { RequestScope } from "../../request-scope.ts";
import type { Services } from "../../services.ts";
import type { Visitor } from "../../http/clients/visitor-country/visitor-country.ts";

/** One request, as resolvers see it. */
export interface GraphQLContext extends Domain {
  readonly services: Services;
  /** Collects how fresh the response is, and aborts with the request. */
  readonly scope: RequestScope;
  readonly visitor: Visitor;
  readonly writes: ClientWrites;
  readonly requestId: string;
  readonly accept?: string | undefined;
}

/** What the client may store. */
interface ClientWrites {
  /** Whether a page of another site sent the request: then nothing. */
  readonly crossOrigin: boolean;
  /** Counts a post of the client's address. The seconds to wait when it is one too many; null when not. */
  readonly limit: (post: WriteKind) => Promise<number | null>;
}

/** What is known of the client and its request before anything is executed. */
type ClientRequest = Omit<GraphQLContext, keyof Domain | "services">;

export function createContext(services: Services, client: ClientRequest): GraphQLContext {
  return { ...createDomain(services, client.scope), ...client, services };
}
