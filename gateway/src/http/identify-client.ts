import type { FastifyInstance } from "fastify";
import type { ApiClient, ApiKeys } from "../api-keys/api-keys.ts";
import { AppError } from "../errors.ts";
import { policyOf } from "./route-policy.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The client whose key the request has; null for one without a key. */
    apiClient: ApiClient | null;
    /** Whether the request has a key that no client has. */
    hasUnknownKey: boolean;
  }
}

/**
 * The client whose key an `Authorization: Bearer …` header has.
 *
 * @param keys null where the deployment has none: then the header means nothing
 * @returns null without a key, undefined for a key that no client has
 */
export function clientOfKey(
  keys: ApiKeys | null,
  authorization: string | undefined,
): ApiClient | null | undefined {
  const [, key] = /^Bearer\s+(\S+)\s*$/iu.exec(authorization ?? "") ?? [];
  if (keys === null || key === undefined) return null;
  return keys.clientOf(key) ?? undefined;
}

/**
 * Identifies clients by the key that they send as `Authorization: Bearer …`. Without a key everything works as it does
 * without keys; a key that is none gets 401, so that its owner learns of it, and counts as a request without one.
 *
 * @param keys null where the deployment has none
 * @param onRequest called with the name of the client for each request with a known key
 */
export function addClientIdentification(
  app: FastifyInstance,
  keys: ApiKeys | null,
  onRequest: (client: string) => void,
): void {
  app.decorateRequest("apiClient", null);
  app.decorateRequest("hasUnknownKey", false);
  if (keys === null) return;
  app.addHook("onRequest", async (request) => {
    if (!policyOf(request).rateLimited) return;
    const client = clientOfKey(keys, request.headers.authorization);
    request.apiClient = client ?? null;
    request.hasUnknownKey = client === undefined;
    if (client) onRequest(client.name);
  });
  // After all `onRequest` hooks: the request counts for its address, so guessing keys has a limit.
  app.addHook("preParsing", async (request, reply) => {
    if (!request.hasUnknownKey) return;
    reply.header("www-authenticate", 'Bearer error="invalid_token"');
    throw new AppError("INVALID_API_KEY", "The API key is not known. Without one, leave it out.");
  });
}
