import type { Config } from "../../config/config.ts";
import { isIP } from "node:net";
import rateLimit, { normalizeIP } from "@fastify/rate-limit";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { AppError, secondsLeft, tooManyRequests } from "../../errors.ts";
import type { ApiClient, FindApiClient } from "./api-keys.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Names the client for limits: by its API key, or by its address. */
    client: string;
    /** The client whose key the request has; undefined for one without a key, null for a key that no client has. */
    apiClient: ApiClient | null | undefined;
    /** Whether the request costs its client nothing, as one for a page does that is stored. */
    isFree: boolean;
  }
}

const MINUTE_MS = 60_000;
/** How many clients are counted at a time; further ones replace the least recent. */
const MAX_CLIENTS = 20_000;
/** An IPv6 customer has at least this many leading bits to themselves, and any address below. */
const IPV6_NETWORK_BITS = 64;
/** An address as some proxies name it: with a port, or in brackets. */
const WITH_PORT = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d*)?$/u;
const UNKNOWN_KEY =
  "The API key is not known, or has expired. Leave the Authorization header out to use no key.";

/** What can be stored. Each kind has a separate limit, which GraphQL and `/api` share. */
export type WriteKind = "rating" | "contact";

/** Counts what a client has done in its minute; gives the seconds to wait when it is too much, null when it is not. */
export type Limit = (request: FastifyRequest) => Promise<number | null>;

/** What clients may do in a minute, beside their requests. */
export interface Limits {
  /** Pages and images that are not stored, and so have to be produced. */
  readonly produced: Limit;
  readonly writes: Readonly<Record<WriteKind, Limit>>;
}

/**
 * Limits what a client may request in a minute, by its key or address, with the routes whose policy says so. A key that is
 * none gets 401, so that its owner learns of it; a deployment without keys takes any for none.
 */
export async function addLimits(
  app: FastifyInstance,
  { requestsPerMinute, writesPerMinute }: Pick<Config, "requestsPerMinute" | "writesPerMinute">,
  findApiClient: FindApiClient | null,
  onKeyUsed: (client: string) => void,
): Promise<Limits> {
  app.decorateRequest("client", "");
  app.decorateRequest("apiClient", undefined);
  app.decorateRequest("isFree", false);
  await app.register(rateLimit, {
    global: false,
    timeWindow: MINUTE_MS,
    cache: MAX_CLIENTS,
    enableDraftSpec: true,
    max: ({ apiClient }) => apiClient?.unitsPerMinute ?? requestsPerMinute,
    keyGenerator: ({ client }) => client,
    allowList: ({ isFree }) => isFree,
    errorResponseBuilder: (_, { ttl }) => tooManyRequests(secondsLeft(ttl)),
  });
  app.addHook("onRequest", (request, _, done) => {
    request.client = nameAddress(request.ip);
    request.isFree = request.method === "OPTIONS" || !request.policy.rateLimited;
    const key = request.policy.rateLimited ? getKey(request.headers.authorization) : undefined;
    if (key === undefined || findApiClient === null) return done();
    const client = findApiClient(key);
    request.apiClient = client;
    if (client !== null) {
      // No address begins so.
      request.client = `key ${client.name}`;
      onKeyUsed(client.name);
    }
    done();
  });
  app.addHook("onRequest", app.rateLimit());
  app.addHook("onRequest", (request, reply, done) => {
    if (request.apiClient !== null) return done();
    reply.header("www-authenticate", 'Bearer error="invalid_token"');
    done(new AppError("INVALID_API_KEY", UNKNOWN_KEY));
  });
  const toLimit =
    (count: ReturnType<FastifyInstance["createRateLimit"]>): Limit =>
    async (request) => {
      request.isFree = false;
      const counted = await count(request);
      return !counted.isAllowed && counted.isExceeded ? secondsLeft(counted.ttl) : null;
    };
  const limitWrites = (max: number) =>
    toLimit(app.createRateLimit({ max, keyGenerator: ({ ip }) => nameAddress(ip) }));
  return {
    // What is requested and what is produced count together.
    produced: toLimit(app.createRateLimit()),
    writes: {
      rating: limitWrites(writesPerMinute.rating),
      contact: limitWrites(writesPerMinute.contact),
    },
  };
}

/** What an address counts as: without a port; what is no address is one client. `ip` may be undefined after all. */
export function nameAddress(ip: string | undefined): string {
  const [, six, four] = WITH_PORT.exec(ip ?? "") ?? [];
  const address = six ?? four ?? ip ?? "";
  return isIP(address) === 0 ? "unknown" : normalizeIP(address, IPV6_NETWORK_BITS);
}

/** The key that a request is sent with. The film database's tokens, which its programs send everywhere, begin with eyJ. */
function getKey(authorization: string | undefined): string | undefined {
  return /^Bearer\s+(?!eyJ)(\S+)\s*$/iu.exec(authorization ?? "")?.[1];
}
