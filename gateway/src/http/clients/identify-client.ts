import type { FastifyInstance } from "fastify";
import type { ApiClient, FindApiClient } from "./api-keys.ts";
import { warnSparingly } from "../../lib/warn-sparingly.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Names the client for limits: by its API key, or by its address. */
    client: string;
    /** The client whose key the request has; null for one without a key. */
    apiClient: ApiClient | null;
    /** Whether the request has a key that no client has. */
    hasUnknownKey: boolean;
  }
}

/** Begins the names of clients with a key; no address begins so. */
const KEY_PREFIX = "key ";

/** Whether a client is named by an API key. */
export function isKeyClient(client: string | undefined): boolean {
  return client?.startsWith(KEY_PREFIX) === true;
}

/**
 * Names the client of each request once, by the key that it sends as `Authorization: Bearer …` or by its address. Without
 * a key everything works as it does without keys; a key that is none gets 401, so that its owner learns of it, and counts
 * as a request without one. Where the deployment has no keys, every key is none, and the log says so.
 *
 * @param find null where the deployment has none
 * @param onRequest called with the name of the client for each request with a known key
 */
export function addClientIdentification(
  app: FastifyInstance,
  find: FindApiClient | null,
  onRequest: (client: string) => void,
): void {
  const warnOfKeys = warnSparingly(
    app.log,
    "a request has an API key, and this gateway knows none: it gets 401; set API_KEYS_FILE",
  );
  app.decorateRequest("client", "");
  app.decorateRequest("apiClient", null);
  app.decorateRequest("hasUnknownKey", false);
  app.addHook("onRequest", (request, _, done) => {
    const { policy, headers } = request;
    request.client = request.network;
    const key = policy.rateLimited ? getKey(headers.authorization) : undefined;
    if (key === undefined) return done();
    const client = find?.(key) ?? null;
    if (find === null) warnOfKeys("no key file", { requestId: request.id });
    request.apiClient = client;
    request.hasUnknownKey = client === null;
    if (client !== null) {
      request.client = KEY_PREFIX + client.name;
      onRequest(client.name);
    }
    done();
  });
}

function getKey(authorization: string | undefined): string | undefined {
  return /^Bearer\s+(\S+)\s*$/iu.exec(authorization ?? "")?.[1];
}
