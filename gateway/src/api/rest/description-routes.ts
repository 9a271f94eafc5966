import type { FastifyInstance } from "fastify";
import { docsPage } from "./docs-page.ts";
import { openApiDocument } from "./openapi.ts";
import { publicResponse } from "../../http/response-cache/cached-response.ts";
import type { ResponseCache } from "../../http/response-cache/response-cache.ts";
import { cachedRoute } from "../../http/response-cache/cached-route.ts";
import { contentHash } from "../../http/security-headers.ts";

const MAX_AGE = 3600;

/** What the descriptions are made of. */
export interface DescriptionRoutesOptions {
  readonly publicUrl: string | null;
  readonly responses: ResponseCache;
  /** The GraphQL schema in the schema definition language. */
  readonly schemaText: string;
}

/**
 * Serves the descriptions of the APIs, compressed once: the GraphQL schema, and that of `/api` for programs and as a page
 * for people.
 */
export function addDescriptionRoutes(
  app: FastifyInstance,
  { publicUrl, responses, schemaText }: DescriptionRoutesOptions,
): void {
  const document = openApiDocument(publicUrl);
  const page = docsPage(document);
  const policy =
    `default-src 'none'; style-src ${contentHash(page.style)}; script-src ${contentHash(page.script)}; ` +
    "connect-src 'self'; img-src 'self'; base-uri 'none'; " +
    "form-action 'none'; frame-ancestors 'none'";
  const pageHeaders = { "cache-control": "no-cache", "content-security-policy": policy };
  for (const [path, type, body, headers] of [
    ["/api/openapi.json", "application/json", JSON.stringify(document), {}],
    ["/graphql/schema.graphql", "application/graphql", schemaText, {}],
    ["/api/docs", "text/html", page.html, pageHeaders],
  ] as const) {
    const response = publicResponse(`${type}; charset=utf-8`, body, MAX_AGE, headers);
    const route = cachedRoute({
      responses,
      read: () => path,
      key: () => `document ${path}`,
      produce: async () => response,
    });
    app.get(path, route);
  }
}
