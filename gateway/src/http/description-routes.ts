import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { docsPage } from "../rest/docs-page.ts";
import { openApiDocument } from "../rest/openapi.ts";
import { requestSignal } from "./request-signal.ts";
import type { ProducedResponse } from "./response-cache/cached-response.ts";
import type { ResponseCache } from "./response-cache/response-cache.ts";
import { COMPRESSED_ONCE, sendResponse } from "./response-cache/send-response.ts";

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
  const json = JSON.stringify(document);
  const page = docsPage(document);
  const styleHash = createHash("sha256").update(page.style).digest("base64");
  const policy =
    `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; base-uri 'none'; ` +
    "form-action 'none'; frame-ancestors 'none'";
  const stored = { status: 200, maxAge: MAX_AGE, storeFor: MAX_AGE, shareable: true } as const;
  const documents: Readonly<Record<string, ProducedResponse>> = {
    "/api/openapi.json": {
      ...stored,
      contentType: "application/json; charset=utf-8",
      body: json,
      headers: { vary: "accept-encoding" },
    },
    "/graphql/schema.graphql": {
      ...stored,
      contentType: "application/graphql; charset=utf-8",
      body: schemaText,
      headers: { vary: "accept-encoding" },
    },
    "/api/docs": {
      ...stored,
      contentType: "text/html; charset=utf-8",
      body: page.html,
      headers: {
        vary: "accept-encoding",
        "cache-control": "no-cache",
        "content-security-policy": policy,
      },
    },
  };
  for (const [path, document] of Object.entries(documents)) {
    app.get(path, COMPRESSED_ONCE, async (request, reply) => {
      const signal = requestSignal(request, reply);
      const produce = async () => document;
      const response = await responses.getOrProduce(`document ${path}`, produce, signal);
      return sendResponse(request, reply, response);
    });
  }
}
