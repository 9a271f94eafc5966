import { readFileSync } from "node:fs";
import type { FastifyInstance } from "fastify";
import { publicResponse } from "../../http/response-cache/response-cache.ts";
import { cachedRoute, type DomainRouteParts } from "../../http/response-cache/cached-route.ts";
import { writeSchemaText } from "../graphql/schema.ts";
import { openApiDocument } from "./openapi.ts";

const MAX_AGE = 3600;
const DOCS = "/api/docs";
/** Swagger UI writes styles into its elements, and has its pictures in the style sheet. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const DOCS_PAGE = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Flickmap API</title>
<link rel="stylesheet" href="${DOCS}/swagger-ui.css">
<div id="docs"></div>
<noscript><a href="/api/openapi.json">The description of the API</a></noscript>
<script src="${DOCS}/swagger-ui-bundle.js"></script>
<script src="${DOCS}/start.js"></script>
</html>
`;
const START = `SwaggerUIBundle({ url: "/api/openapi.json", dom_id: "#docs", deepLinking: true, validatorUrl: null });\n`;

/** Serves the GraphQL schema, and the description of `/api` for programs and, with Swagger UI, for people. */
export function addDescriptionRoutes(
  app: FastifyInstance,
  { publicUrl, responses }: Pick<DomainRouteParts, "publicUrl" | "responses">,
): void {
  const document = JSON.stringify(openApiDocument(publicUrl));
  const descriptions: readonly (readonly [path: string, type: string, read: () => string])[] = [
    ["/api/openapi.json", "application/json", () => document],
    ["/graphql/schema.graphql", "application/graphql", writeSchemaText],
    [DOCS, "text/html", () => DOCS_PAGE],
    [`${DOCS}/start.js`, "text/javascript", () => START],
    [`${DOCS}/swagger-ui-bundle.js`, "text/javascript", () => readAsset("swagger-ui-bundle.js")],
    [`${DOCS}/swagger-ui.css`, "text/css", () => readAsset("swagger-ui.css")],
  ];
  for (const [path, type, read] of descriptions) {
    const headers =
      path === DOCS ? { "cache-control": "no-cache", "content-security-policy": DOCS_POLICY } : {};
    const route = cachedRoute({
      responses,
      read: () => path,
      key: () => `document ${path}`,
      produce: async () => publicResponse(`${type}; charset=utf-8`, read(), MAX_AGE, headers),
    });
    app.get(path, route);
  }
}

function readAsset(name: string): string {
  const url = import.meta.resolve(`@fastify/swagger-ui/static/${name}`);
  return readFileSync(new URL(url), "utf8");
}
