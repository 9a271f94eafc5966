import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fresh from "fresh";
import { LRUCache } from "lru-cache";
import type { Metrics } from "../../metrics/metrics.ts";
import { clientAddress } from "../client-address.ts";
import type { CostBudget } from "../cost-budget.ts";
import type { LoadShedder } from "../load-shedding.ts";
import { policyOf } from "../route-policy.ts";
import { logResponse } from "../request-log.ts";
import type { CachedResponse } from "./cached-response.ts";
import { notModifiedBlock, wholeBlock } from "./header-block.ts";
import { hasBody, readAhead } from "./hit-body.ts";
import { type Hit, HitIndex, type HitKey } from "./hit-index.ts";
import { type ImmediateRoute, ResponseTemplates } from "./immediate.ts";
import { ENCODINGS, type Encoding } from "../negotiation.ts";
import { hitOf, type SentBody, wholeBlockOf } from "./immediate-hit.ts";
import { addressSource, namesOneHost, requestWithBody } from "./raw-request.ts";

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

/** So many clients' addresses are known at a time. */
const MOST_CLIENTS = 20_000;
/** What an address is read from is longer only where somebody forges it: such requests pass through all hooks. */
const MOST_SOURCE_CHARACTERS = 256;

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
  /** Responds to requests that are no hits; null where nothing does. */
  readonly immediate: ImmediateRoute | null;
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
  readonly #templates = new ResponseTemplates();

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
        if (this.#sendImmediate(request, body, incoming, response)) return true;
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
    if (hitKey === undefined || sentResponse === null || apiClient !== null) return;
    if (status !== 200 && status !== 304) return;
    const text = this.#textOf(request);
    if (text === undefined) return;
    const source = addressSource(raw);
    if (source.length > MOST_SOURCE_CHARACTERS) return;
    this.#clients.set(source, clientAddress(request));
    if (raw.method === "POST" && status === 200) {
      this.#templates.learn(request, reply, { key: hitKey, response: sentResponse });
    }
    if (!sentResponse.isStored()) return;
    const encoding = encodingOf(reply);
    const policy = policyOf(request);
    const whole =
      status === 200 && encoding !== null ? { encoding, headers: wholeBlock(reply) } : null;
    this.#index.add(text, hitKey, raw.headers, this.#visitorOf(raw), {
      response: new WeakRef(sentResponse),
      whole,
      notModified: notModifiedBlock(reply),
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
    const client = this.#clients.get(addressSource(incoming));
    if (client === undefined) return false;
    const { headers } = incoming;
    const found = this.#index.find(request, headers, this.#visitorOf(incoming));
    if (found === undefined) return false;
    const { hit, response: stored } = found;
    const { whole } = hit;
    const notModified =
      headers["if-none-match"] !== undefined &&
      incoming.method === "GET" &&
      isNotModified(headers, stored);
    const body = notModified || whole === null ? undefined : stored.encodedAs(whole.encoding);
    if (!notModified && body === undefined) return false;
    if (!this.#admit(client, hit)) return false;
    const begun = performance.now();
    const block = (notModified || whole === null ? hit.notModified : whole.headers).slice();
    if (incoming.method === "GET") {
      const age = Math.floor((Date.now() - stored.createdAt) / 1000);
      if (age > 0 || stored.headers["age"] !== undefined) block.push("age", String(age));
    }
    const status = notModified ? 304 : 200;
    const id = randomUUID();
    block.push(...this.#ownHeaders(id, hit, client));
    response.once("close", () => this.#sent(hit, client, incoming, { status, id, begun }));
    response.writeHead(status, block);
    response.end(body);
    return true;
  }

  /** Sends a response that is made without waiting, to a request like those that were sent one before. */
  #sendImmediate(
    request: string,
    body: Buffer,
    incoming: IncomingMessage,
    response: ServerResponse,
  ): boolean {
    const { immediate, shedder, logger } = this.#parts;
    const client = this.#clients.get(addressSource(incoming));
    const template = this.#templates.find(incoming.headers);
    if (immediate === null || client === undefined || template === undefined) return false;
    if (!this.#admit(client, template)) return false;
    const begun = performance.now();
    let produced: CachedResponse | null = null;
    try {
      produced = immediate.respond(body, template, client);
    } catch (error) {
      logger.error({ err: error }, "a response could not be made at once");
    }
    if (produced === null) {
      if (template.sheddable) shedder.leave(client);
      return false;
    }
    const made = produced;
    const id = randomUUID();
    // Its client may leave while the response is compressed: it is charged, and its place is free again.
    const own = this.#ownHeaders(id, template, client);
    response.once("close", () =>
      this.#sent(template, client, incoming, { status: 200, id, begun }),
    );
    const send = ({ body, encoding }: SentBody) => {
      if (response.destroyed) return;
      const headers = wholeBlockOf(template, made, { body, encoding });
      response.writeHead(200, [...headers, ...own]);
      response.end(body);
      if (typeof body === "string" || !made.isStored()) return;
      const hit = hitOf(made, { encoding, headers }, template);
      this.#index.add(request, template.key, incoming.headers, this.#visitorOf(incoming), hit);
    };
    const encoded =
      template.encoding === "identity"
        ? ({ body: made.content, encoding: "identity" } as const)
        : made.encode(template.encoding);
    if (encoded instanceof Promise) {
      encoded.then(send).catch((error: unknown) => response.destroy(error as Error));
    } else send(encoded);
    return true;
  }

  /**
   * Takes a place in flight for a request that is within its client's rate limit. One that is not admitted takes the way
   * of every request, which says why.
   */
  #admit(client: string, { rateLimited, sheddable }: Pick<Hit, "rateLimited" | "sheddable">) {
    const { shedder, budget, requestsPerMinute } = this.#parts;
    if (rateLimited && budget.used(client) >= requestsPerMinute) return false;
    return !sheddable || shedder.enter(client) === null;
  }

  /** Charges the client for a request. Returns the headers that its response alone has. */
  #ownHeaders(
    id: string,
    { rateLimited }: Pick<Hit, "rateLimited">,
    client: string,
  ): readonly string[] {
    const { budget, requestsPerMinute } = this.#parts;
    if (!rateLimited) return ["x-request-id", id];
    const { current, ttl } = budget.charge(client, 1);
    return [
      "x-request-id",
      id,
      "ratelimit-limit",
      String(requestsPerMinute),
      "ratelimit-remaining",
      String(Math.max(0, requestsPerMinute - current)),
      "ratelimit-reset",
      String(Math.ceil(ttl / 1000)),
    ];
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
    { route, sheddable }: Pick<Hit, "route" | "sheddable">,
    client: string,
    { method = "" }: IncomingMessage,
    { status, id, begun }: { readonly status: number; readonly id: string; readonly begun: number },
  ): void {
    const { metrics, shedder, logger } = this.#parts;
    if (sheddable) shedder.leave(client);
    const milliseconds = performance.now() - begun;
    metrics?.responded({ method, route, status, seconds: milliseconds / 1000 });
    logResponse(logger, { requestId: id, method, route, status, milliseconds });
  }
}

/** How a response was encoded when it was sent; null where the response cache has it in no such encoding. */
function encodingOf(reply: FastifyReply): Encoding | null {
  const encoding = String(reply.getHeader("content-encoding") ?? "identity");
  return ENCODINGS.find((one) => one === encoding) ?? null;
}

function isNotModified(headers: IncomingHttpHeaders, { etag }: CachedResponse): boolean {
  return etag !== null && fresh(headers, { etag });
}
