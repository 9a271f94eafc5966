import type { LanguageCode } from "@flickmap/schema/languages.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { createDomain, type Domain } from "../../domain.ts";
import { tagOf } from "../../lib/languages.ts";
import { Freshness, type RequestScope } from "../../request-scope.ts";
import type { Services } from "../../services.ts";
import { type ProducedResponse, publicResponse } from "./cached-response.ts";
import { cachedRoute } from "./cached-route.ts";
import type { ResponseCache } from "./response-cache.ts";

export interface DomainRouteParts {
  readonly services: Services;
  readonly responses: ResponseCache;
  readonly publicUrl: string | null;
}

export interface DomainResponse extends Pick<ProducedResponse, "contentType"> {
  readonly body: string;
  readonly headers?: ProducedResponse["headers"];
}

/** A route whose responses are made of the domain, and of nothing of a request but what was read from it. */
export interface DomainRoute<Input> {
  /** Reads everything that the response depends on, as plain data; null for a request that is answered `otherwise`. */
  readonly read: (request: FastifyRequest) => Input | null;
  readonly otherwise?: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  /** For how many seconds a response may be stored that is made of complete data. */
  readonly maxAge: number;
  /** Whether it looks many titles up, behind other visitors'. */
  readonly priority?: RequestScope["priority"];
  readonly produce: (
    input: Input,
    domain: Domain,
    scope: RequestScope & { readonly client: string },
  ) => Promise<DomainResponse>;
}

export function domainRoute<
  Input extends { readonly language: LanguageCode; readonly countryCode?: string | null },
>(
  { services, responses }: DomainRouteParts,
  name: string,
  { read, otherwise, maxAge, priority = "visitor", produce }: DomainRoute<Input>,
) {
  return cachedRoute<Input>({
    responses,
    read,
    ...(otherwise && { otherwise }),
    key: (input) => `${name} ${JSON.stringify(input)}`,
    produce: async (input, producedFor) => {
      const { language, countryCode } = input;
      const freshness = new Freshness();
      const scope = {
        ...producedFor,
        freshness,
        priority,
        language,
        country: countryCode ?? undefined,
      };
      const { contentType, body, headers } = await produce(
        input,
        createDomain(services, scope),
        scope,
      );
      freshness.limit({ maxAge });
      return publicResponse(contentType, body, freshness.policy.maxAge, {
        "content-language": tagOf(language),
        // Made for one client's host: the client may keep it, and asks whether it is the same still.
        ...(maxAge === 0 && { "cache-control": "private, no-cache" }),
        ...headers,
      });
    },
  });
}
