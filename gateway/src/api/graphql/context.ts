import { DEFAULT_LANGUAGE } from "@flickmap/schema/languages.ts";
import { getDirectiveValues, type GraphQLSchema, type OperationDefinitionNode } from "graphql";
import { findLanguage } from "../../lib/languages.ts";
import type { Variables } from "./operation-limits.ts";
import { createDomain, type Domain } from "../../domain.ts";
import type { WriteKind } from "../../http/clients/limits.ts";
import type { RequestScope } from "../../request-scope.ts";
import type { Services } from "../../services.ts";
import type { Visitor } from "../../http/clients/visitor-country.ts";

/** One request, as resolvers see it. */
export interface GraphQLContext extends Domain {
  readonly services: Services;
  /** Collects how fresh the response is, and aborts with the request. */
  readonly scope: RequestScope;
  readonly visitor: Visitor;
  /** What the client may store. */
  readonly writes: {
    /** Whether a page of another site sent the request: then nothing. */
    readonly crossOrigin: boolean;
    /** Counts a post of the client's address. The seconds to wait when it is one too many; null when not. */
    readonly limit: (post: WriteKind) => Promise<number | null>;
  };
  readonly requestId: string;
  readonly accept?: string | undefined;
}

/** What is known of the client and its request before anything is executed. */
type ClientRequest = Omit<GraphQLContext, keyof Domain | "services">;

export function createContext(services: Services, client: ClientRequest): GraphQLContext {
  return { ...createDomain(services, client.scope), ...client, services };
}

/** The language and the country that an operation states with `@inContext`; nothing is resolved where variables are wrong. */
export function contextOf(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Variables | undefined,
): Required<Pick<RequestScope, "language" | "country">> {
  const directive = schema.getDirective("inContext");
  const { language, country } =
    (directive && variables && getDirectiveValues(directive, operation, variables)) ?? {};
  return {
    language: findLanguage(language)?.code ?? DEFAULT_LANGUAGE,
    country: typeof country === "string" ? country : undefined,
  };
}
