import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { docsPage } from "../rest/docs-page.ts";
import { openApiDocument } from "../rest/openapi.ts";
import { cacheControl } from "./response-cache/send-response.ts";

const MAX_AGE = 3600;

/** Serves the description of `/api`: for programs, and as a page for people. */
export function addDescriptionRoutes(app: FastifyInstance, publicUrl: string | null): void {
  const document = openApiDocument(publicUrl);
  const json = JSON.stringify(document);
  const page = docsPage(document);
  const styleHash = createHash("sha256").update(page.style).digest("base64");
  const policy =
    `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; base-uri 'none'; ` +
    "form-action 'none'; frame-ancestors 'none'";
  app.get("/api/openapi.json", async (_, reply) =>
    reply
      .type("application/json; charset=utf-8")
      .header("cache-control", cacheControl(MAX_AGE))
      .send(json),
  );
  app.get("/api/docs", async (_, reply) =>
    reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .header("content-security-policy", policy)
      .send(page.html),
  );
}
