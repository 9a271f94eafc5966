import type { FastifyInstance } from "fastify";
import { z } from "zod";
import * as parameters from "../../api/rest/parameters.ts";
import { parseSharedRequest } from "../../api/rest/parse-shared-request.ts";
import { createDomain } from "../../domain.ts";
import { cachedRoute } from "../../http/response-cache/cached-route.ts";
import { publicResponse } from "../../http/response-cache/cached-response.ts";
import type { ResponseCache } from "../../http/response-cache/response-cache.ts";
import { cacheControl } from "../../http/response-cache/stored-headers.ts";
import { getRequestOrigin } from "../../http/request-origin.ts";
import { escapeMarkup } from "../../lib/escape-markup.ts";
import { Freshness } from "../../request-scope.ts";
import type { Services } from "../../services.ts";

/** What the routes are made of. */
export interface OpenSearchParts {
  readonly services: Services;
  readonly responses: ResponseCache;
  /** Where people reach the site, without a slash at the end; null when it is not set. */
  readonly publicUrl: string | null;
}

const DESCRIPTION_MAX_AGE = 86_400;
const SUGGESTIONS_MAX_AGE = 3600;
const SUGGESTIONS = "/opensearch/suggestions";

/**
 * The description of the site's search, by OpenSearch 1.1: browsers offer it in their address bar.
 *
 * @param site where people reach the site, without a slash at the end
 */
const describeSearch = (site: string): string => {
  const at = escapeMarkup(site);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>Flickmap</ShortName>
<Description>Where to watch movies and shows</Description>
<InputEncoding>UTF-8</InputEncoding>
<Image width="16" height="16" type="image/svg+xml">${at}/favicon.svg</Image>
<Url type="text/html" method="get" template="${at}/search?q={searchTerms}"/>
<Url type="application/x-suggestions+json" method="get" template="${at}${SUGGESTIONS}?query={searchTerms}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${at}/opensearch.xml"/>
</OpenSearchDescription>
`;
};

const REQUEST = { params: z.object({}), query: parameters.typing };

/** Serves what browsers need to search the site from their address bar: the description of the search, and suggestions. */
export function addOpenSearchRoutes(app: FastifyInstance, parts: OpenSearchParts): void {
  const { services, responses, publicUrl } = parts;
  app.get("/opensearch.xml", async (request, reply) =>
    reply
      .type("application/opensearchdescription+xml; charset=utf-8")
      // It needs absolute URLs: without a public one they are those of the request, for its client alone.
      .header("cache-control", cacheControl(publicUrl === null ? 0 : DESCRIPTION_MAX_AGE))
      .send(describeSearch(publicUrl ?? getRequestOrigin(request))),
  );
  app.get(
    SUGGESTIONS,
    cachedRoute<string>({
      responses,
      read: (request) => parseSharedRequest(REQUEST, request).query.query,
      key: (query) => `opensearch ${query}`,
      produce: async (query, producedFor) => {
        const freshness = new Freshness();
        const { search } = createDomain(services, {
          ...producedFor,
          freshness,
          priority: "visitor",
        });
        const titles = query === "" ? [] : await search.suggestTitles(query);
        const names = [...new Set(titles.map(({ name }) => name))];
        freshness.limit({ maxAge: SUGGESTIONS_MAX_AGE });
        return publicResponse(
          "application/x-suggestions+json; charset=utf-8",
          JSON.stringify([query, names]),
          freshness.policy.maxAge,
        );
      },
    }),
  );
}
