import { getLanguage, getPrefix } from "@flickmap/schema/language-paths.ts";
import { type LanguageCode, LANGUAGES } from "@flickmap/schema/languages.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import * as parameters from "../../api/rest/parameters.ts";
import { language, toLanguageCode } from "../../api/rest/parameters/value-types.ts";
import { parseSharedRequest } from "../../api/rest/parse-shared-request.ts";
import { createDomain } from "../../domain.ts";
import { cachedRoute } from "../../http/response-cache/cached-route.ts";
import { publicResponse } from "../../http/response-cache/cached-response.ts";
import type { ResponseCache } from "../../http/response-cache/response-cache.ts";
import { READABLE_ANYWHERE } from "../../http/route-policy.ts";
import { getRequestOrigin } from "../../http/request-origin.ts";
import { escapeMarkup } from "../../lib/escape-markup.ts";
import { tagOf } from "../../lib/languages.ts";
import { getMessages } from "../../lib/messages.ts";
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
 * The description of the site's search in a language, by OpenSearch 1.1: browsers offer it in their address bar.
 *
 * @param site where people reach the site, without a slash at the end
 */
const describeSearch = (site: string, code: LanguageCode): string => {
  const at = escapeMarkup(site);
  const prefix = getPrefix({ code });
  const inLanguage = prefix === "" ? "" : `&amp;language=${code}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>Flickmap</ShortName>
<Description>${escapeMarkup(getMessages(code)("searchDescription"))}</Description>
<Language>${getLanguage(code).tag}</Language>
<InputEncoding>UTF-8</InputEncoding>
<Image width="16" height="16" type="image/svg+xml">${at}/favicon.svg</Image>
<Url type="text/html" method="get" template="${at}${prefix}/search?q={searchTerms}"/>
<Url type="application/x-suggestions+json" method="get" template="${at}${SUGGESTIONS}?query={searchTerms}${inLanguage}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${at}${prefix}/opensearch.xml"/>
</OpenSearchDescription>
`;
};

const REQUEST = { params: z.object({}), query: parameters.typing.extend({ language }) };

/** Serves what browsers need to search the site from their address bar: the description of the search, and suggestions. */
export function addOpenSearchRoutes(app: FastifyInstance, parts: OpenSearchParts): void {
  const { services, responses, publicUrl } = parts;
  for (const { code } of LANGUAGES) {
    const { config, ...route } = cachedRoute<string>({
      responses,
      // It needs absolute URLs: without a public one they are those of the request, for its client alone.
      read: (request) => publicUrl ?? getRequestOrigin(request),
      key: (site) => `opensearch description ${code} ${site}`,
      produce: async (site) =>
        publicResponse(
          "application/opensearchdescription+xml; charset=utf-8",
          describeSearch(site, code),
          publicUrl === null ? 0 : DESCRIPTION_MAX_AGE,
          { "content-language": tagOf(code) },
        ),
    });
    app.get(`${getPrefix({ code })}/opensearch.xml`, {
      ...route,
      config: { ...config, policy: READABLE_ANYWHERE },
    });
  }
  app.get(
    SUGGESTIONS,
    cachedRoute<z.infer<typeof REQUEST.query>>({
      responses,
      read: (request) => parseSharedRequest(REQUEST, request).query,
      key: ({ query, language: tag }) => `opensearch ${tag} ${query}`,
      produce: async ({ query, language: tag }, producedFor) => {
        const freshness = new Freshness();
        const language = toLanguageCode(tag);
        const scope = { ...producedFor, freshness, priority: "visitor", language } as const;
        const { search } = createDomain(services, scope);
        const titles = query === "" ? [] : await search.suggestTitles(query);
        const names = [...new Set(titles.map(({ name }) => name))];
        freshness.limit({ maxAge: SUGGESTIONS_MAX_AGE });
        return publicResponse(
          "application/x-suggestions+json; charset=utf-8",
          JSON.stringify([query, names]),
          freshness.policy.maxAge,
          { "content-language": tagOf(language) },
        );
      },
    }),
  );
}
