import type { LanguageCode } from "@flickmap/schema/languages.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { createDomain, type Domain } from "../../domain.ts";
import { tagOf } from "../../lib/languages.ts";
import { Freshness, type RequestScope } from "../../request-scope.ts";
import type { Services } from "../../services.ts";
import { getRequestOrigin } from "../request-origin.ts";
import { type ProducedResponse, publicResponse } from "./cached-response.ts";
import { cachedRoute, type ProducedFor } from "./cached-route.ts";
import type { ResponseCache } from "./response-cache.ts";

export interface DomainRouteParts {
  readonly services: Services;
  readonly responses: ResponseCache;
  readonly publicUrl: string | null;
}

export interface DomainResponse
  extends
    Pick<ProducedResponse, "contentType">,
    Partial<Pick<ProducedResponse, "headers" | "modifiedAt" | "gatewayMaxAge">> {
  readonly body: string;
}

/** A route whose responses are made of the domain, and of nothing of a request but what was read from it. */
export interface DomainRoute<Input> {
  /**
   * Reads everything that the response depends on, as plain data; null for a request that is answered `otherwise`. What has
   * the site's URL without a public one is for its client alone: it has the one that was requested.
   */
  readonly read: (request: FastifyRequest, site: string) => Input | null;
  readonly otherwise?: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** For how many seconds a response may be stored that is made of complete data. */
  readonly maxAge: number;
  /** Whether it looks many titles up, behind other visitors'. */
  readonly isBulk?: (input: Input) => boolean;
  readonly produce: (
    input: Input,
    domain: Domain,
    scope: RequestScope & ProducedFor,
  ) => Promise<DomainResponse>;
}

export function domainRoute<
  Input extends {
    readonly language: LanguageCode;
    readonly countryCode?: string | null | undefined;
    readonly site?: string;
  },
>(
  { services, responses, publicUrl }: DomainRouteParts,
  name: string,
  { read, otherwise, maxAge, isBulk, produce }: DomainRoute<Input>,
) {
  return cachedRoute<Input>({
    responses,
    read: (request) => read(request, publicUrl ?? getRequestOrigin(request)),
    ...(otherwise && { otherwise }),
    key: (input) => `${name} ${JSON.stringify(input)}`,
    produce: async (input, producedFor) => {
      const { language, countryCode } = input;
      const freshness = new Freshness();
      const priority = isBulk?.(input) ? "bulk" : "visitor";
      const scope: RequestScope & ProducedFor = {
        ...producedFor,
        freshness,
        priority,
        language,
        country: countryCode ?? undefined,
      };
      const domain = createDomain(services, scope);
      const { contentType, body, headers, ...others } = await produce(input, domain, scope);
      const isOneClients = publicUrl === null && input.site !== undefined;
      freshness.limit({ maxAge: isOneClients ? 0 : maxAge });
      const all = {
        "content-language": tagOf(language),
        // The client may keep it, and asks whether it is the same still.
        ...(isOneClients && { "cache-control": "private, no-cache" }),
        ...headers,
      };
      return { ...publicResponse(contentType, body, freshness.policy.maxAge, all), ...others };
    },
  });
}
