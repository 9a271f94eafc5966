import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import { isHost } from "../../request-address.ts";
import type { Metrics } from "../../metrics/metrics.ts";
import { clientAddress } from "../client-address.ts";
import type { CostBudget } from "../cost-budget.ts";
import type { LoadShedder } from "../load-shedding.ts";
import { policyOf } from "../route-policy.ts";
import { logResponse } from "../request-log.ts";
import type { CachedResponse } from "./cached-response.ts";
import { hasBody, readAhead } from "./hit-body.ts";
import { type Hit, HitIndex, type HitKey } from "./hit-index.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** What the route's stored responses depend on; without it, its hits pass through all hooks. */
    hitKey?: HitKey;
  }
  interface FastifyRequest {
    /** The response out of the response cache that was sent. */
    sentResponse: CachedResponse | null;
  }
}

/** Headers that differ from one response to the next; they are set for each. */
const PER_RESPONSE = new Set([
  "age",
  "connection",
  "date",
  "keep-alive",
  "ratelimit-limit",
  "ratelimit-remaining",
  "ratelimit-reset",
  "x-request-id",
]);
/** Headers of the body, which a 304 has not. */
const PER_RESPONSE_OR_BODY = new Set([
  ...PER_RESPONSE,
  "content-encoding",
  "content-length",
  "content-type",
]);
/** So many clients' addresses are known at a time. */
const MOST_CLIENTS = 20_000;

/** What a hit passes on its way, as every request does. */
export interface HitServerParts {
  readonly shedder: LoadShedder;
  readonly budget: CostBudget;
  readonly requestsPerMinute: number;
  /** Null where nothing is measured. */
  readonly metrics: Metrics | null;
  readonly logger: FastifyBaseLogger;
  /** The header that names a visitor's country; null where none is trusted. */
  readonly countryHeader: string | null;
  /** False while the gateway stops, when every response also ends its connection. */
  readonly isReady: () => boolean;
}

/**
 * Serves requests whose response is stored before the framework sees them, with the headers that all hooks and the
 * route gave the same request before. The rate limit, load shedding, metrics and the log count them.
 */
export function serveHitsFirst(app: FastifyInstance, parts: HitServerParts): void {
  const server = new HitServer(parts);
  app.decorateRequest("sentResponse", null);
  app.addHook("onResponse", (request, reply, done) => {
    server.learn(request, reply);
    done();
  });
  const listeners = app.server.listeners("request");
  const others = (incoming: IncomingMessage, response: ServerResponse) => {
    for (const listener of listeners) listener.call(app.server, incoming, response);
  };
  app.server.removeAllListeners("request");
  app.server.on("request", (incoming: IncomingMessage, response: ServerResponse) => {
    if (!server.serve(incoming, response, () => others(incoming, response))) {
      others(incoming, response);
    }
  });
}

class HitServer {
  readonly #parts: HitServerParts;
  readonly #index = new HitIndex();
  /** How the rate limit names a client, by what its address is read from. */
  readonly #clients = new LRUCache<string, string>({ max: MOST_CLIENTS });
  readonly #bodies = new WeakMap<IncomingMessage, string>();

  constructor(parts: HitServerParts) {
    this.#parts = parts;
  }

  /**
   * Serves a hit, or reads the body first to find out whether it is one.
   *
   * @param otherwise handles a request whose body was read, and which is no hit
   * @returns false when the request is none of its own
   */
  serve(incoming: IncomingMessage, response: ServerResponse, otherwise: () => void): boolean {
    if (!this.#parts.isReady() || !namesOneHost(incoming.rawHeaders)) return false;
    // A key has a budget of its own, which the hooks know.
    if (incoming.headers.authorization !== undefined) return false;
    const { method, url = "" } = incoming;
    if (method === "GET") {
      return !hasBody(incoming) && this.#send(`GET ${url}`, incoming, response);
    }
    if (method !== "POST" || url !== "/graphql") return false;
    return readAhead(
      incoming,
      (body) => {
        const request = requestWithBody(url, body);
        if (this.#send(request, incoming, response)) return true;
        this.#bodies.set(incoming, request);
        // A request may be rejected without its body being read; the connection then still moves on.
        response.once("close", () => incoming.resume());
        return false;
      },
      otherwise,
    );
  }

  /** Remembers what was sent to a request, for others like it. */
  learn(request: FastifyRequest, reply: FastifyReply): void {
    const { sentResponse, raw, routeOptions, apiClient } = request;
    const { hitKey } = routeOptions.config;
    const { statusCode: status } = reply;
    if (hitKey === undefined || !sentResponse?.isStored() || apiClient !== null) return;
    if (status !== 200 && status !== 304) return;
    const text = this.#textOf(request);
    if (text === undefined) return;
    const client = clientAddress(request);
    this.#clients.set(addressSource(raw), client);
    const body = sentResponse.encodedAs(String(reply.getHeader("content-encoding") ?? "identity"));
    const policy = policyOf(request);
    const whole =
      status === 200 && body !== undefined
        ? { body, headers: headerBlock(reply, PER_RESPONSE) }
        : null;
    this.#index.add(text, hitKey, raw.headers, this.#visitorOf(raw), {
      response: sentResponse,
      whole,
      notModified: headerBlock(reply, PER_RESPONSE_OR_BODY),
      route: routeOptions.url ?? "none",
      rateLimited: policy.rateLimited,
      sheddable: policy.sheddable,
    });
  }

  /** A request as text, equal for equal requests; undefined for one that is no key. */
  #textOf({ raw, originalUrl }: FastifyRequest): string | undefined {
    if (raw.method !== "GET") return this.#bodies.get(raw);
    return hasBody(raw) ? undefined : `GET ${originalUrl}`;
  }

  #send(request: string, incoming: IncomingMessage, response: ServerResponse): boolean {
    const { shedder, budget, requestsPerMinute } = this.#parts;
    const client = this.#clients.get(addressSource(incoming));
    if (client === undefined) return false;
    const { headers } = incoming;
    const hit = this.#index.find(request, headers, this.#visitorOf(incoming));
    if (hit === undefined) return false;
    const { whole } = hit;
    const { etag, createdAt } = hit.response;
    const notModified =
      incoming.method === "GET" &&
      etag !== null &&
      headers["if-none-match"] !== undefined &&
      fresh(headers, { etag });
    if (!notModified && whole === null) return false;
    // What is rejected takes the way of every request, which says why.
    if (hit.rateLimited && budget.used(client) >= requestsPerMinute) return false;
    if (hit.sheddable && shedder.enter(client) !== null) return false;
    const begun = performance.now();
    const block = (notModified || whole === null ? hit.notModified : whole.headers).slice();
    const id = randomUUID();
    block.push("x-request-id", id);
    if (incoming.method === "GET") {
      const age = Math.floor((Date.now() - createdAt) / 1000);
      if (age > 0 || hit.response.headers["age"] !== undefined) block.push("age", String(age));
    }
    if (hit.rateLimited) {
      const { current, ttl } = budget.charge(client, 1);
      block.push(
        "ratelimit-limit",
        String(requestsPerMinute),
        "ratelimit-remaining",
        String(requestsPerMinute - current),
        "ratelimit-reset",
        String(Math.ceil(ttl / 1000)),
      );
    }
    const status = notModified ? 304 : 200;
    response.once("close", () => this.#sent(hit, client, incoming, status, id, begun));
    response.writeHead(status, block);
    if (notModified) response.end();
    else response.end(whole?.body);
    return true;
  }

  /** All that a visitor's address, country and the site's address are read from, beside the host. */
  #visitorOf(incoming: IncomingMessage): string {
    const { countryHeader } = this.#parts;
    const source = addressSource(incoming);
    return countryHeader === null
      ? source
      : `${source}\n${String(incoming.headers[countryHeader] ?? "")}`;
  }

  #sent(
    hit: Hit,
    client: string,
    { method = "" }: IncomingMessage,
    status: number,
    id: string,
    begun: number,
  ): void {
    const { metrics, shedder, logger } = this.#parts;
    if (hit.sheddable) shedder.leave(client);
    const milliseconds = performance.now() - begun;
    const { route } = hit;
    metrics?.responded({ method, route, status, seconds: milliseconds / 1000 });
    logResponse(logger, { requestId: id, method, route, status, milliseconds });
  }
}

/** Whether there is one `Host` header, and it names a host; other requests are rejected elsewhere. */
function namesOneHost(rawHeaders: readonly string[]): boolean {
  let host: string | null = null;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length !== 4 || name.toLowerCase() !== "host") continue;
    if (host !== null) return false;
    host = rawHeaders[index + 1] ?? "";
  }
  return host !== null && isHost(host);
}

/** What a client's address is read from, as text. */
function addressSource({ socket, headers }: IncomingMessage): string {
  const forwarded = headers["x-forwarded-for"];
  const peer = socket.remoteAddress ?? "";
  return forwarded === undefined ? peer : `${peer} ${String(forwarded)}`;
}

function requestWithBody(url: string, body: Buffer): string {
  return `POST ${url}\n${body.toString("latin1")}`;
}

function headerBlock(reply: FastifyReply, without: ReadonlySet<string>): readonly string[] {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) => {
    if (value === undefined || without.has(name)) return [];
    return (Array.isArray(value) ? value : [value]).flatMap((one) => [name, String(one)]);
  });
}
