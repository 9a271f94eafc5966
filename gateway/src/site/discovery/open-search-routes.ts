import { getPrefix } from "@flickmap/schema/language-paths.ts";
import { type LanguageCode, LANGUAGES } from "@flickmap/schema/languages.ts";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { language, text } from "../../api/rest/parameters.ts";
import { parseSharedRequest } from "../../api/rest/parse-shared-request.ts";
import { domainRoute, type DomainRouteParts } from "../../http/response-cache/cached-route.ts";
import { READABLE_ANYWHERE } from "../../http/policies.ts";
import { escapeMarkup } from "../../lib/escape-markup.ts";
import { tagOf } from "../../lib/languages.ts";
import { getMessages } from "../../lib/messages.ts";

const MAX_AGE = 3600;
const SUGGESTIONS = "/opensearch/suggestions";
const REQUEST = {
  params: z.object({}),
  query: z.object({ query: text("What was typed so far.").default(""), language }),
};

/** The description of the site's search in a language, by OpenSearch 1.1: browsers offer it in their address bar. */
const describeSearch = (site: string, code: LanguageCode): string => {
  const url = escapeMarkup(site + getPrefix({ code }));
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>Flickmap</ShortName>
<Description>${escapeMarkup(getMessages(code)("searchDescription"))}</Description>
<Language>${tagOf(code)}</Language>
<InputEncoding>UTF-8</InputEncoding>
<Image width="16" height="16" type="image/svg+xml">${escapeMarkup(site)}/favicon.svg</Image>
<Url type="text/html" method="get" template="${url}/search?q={searchTerms}"/>
<Url type="application/x-suggestions+json" method="get" template="${escapeMarkup(`${site}${SUGGESTIONS}?language=${code}`)}&amp;query={searchTerms}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${url}/opensearch.xml"/>
</OpenSearchDescription>
`;
};

export function addOpenSearchRoutes(app: FastifyInstance, parts: DomainRouteParts): void {
  for (const { code } of LANGUAGES) {
    const route = domainRoute(parts, "opensearch", {
      read: (_, site) => ({ site, language: code }),
      maxAge: MAX_AGE,
      produce: async ({ site }) => ({
        contentType: "application/opensearchdescription+xml; charset=utf-8",
        body: describeSearch(site, code),
      }),
    });
    app.get(`${getPrefix({ code })}/opensearch.xml`, {
      ...route,
      config: { policy: READABLE_ANYWHERE },
    });
  }
  const suggestions = domainRoute(parts, "suggestions", {
    read: (request) => parseSharedRequest(REQUEST, request).query,
    maxAge: MAX_AGE,
    produce: async ({ query }, { search }) => {
      const titles = query === "" ? [] : await search().suggestTitles(query);
      const names = [...new Set(titles.map(({ name }) => name))];
      const contentType = "application/x-suggestions+json; charset=utf-8";
      return { contentType, body: JSON.stringify([query, names]) };
    },
  });
  app.get(SUGGESTIONS, suggestions);
}
