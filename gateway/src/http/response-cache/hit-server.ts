import { randomUUID } from "node:crypto";
import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { interceptRequests } from "../intercept-requests.ts";
import { ResponseSender } from "./response-sender.ts";
import { type FreshHit, HitIndex } from "./hit-index.ts";
import { HitLimits, type HitLimitsParts } from "./hit-limits.ts";
import { ReadAheadRequest } from "./read-ahead-request.ts";
import type { ImmediateRoute } from "./immediate.ts";
import { ImmediateServer } from "./immediate-server.ts";
import type { KnownBodies, RequestBody } from "./known-bodies.ts";
import { ageOf, isNotModified } from "./validators.ts";
import { LearnedHits } from "./learned-hits.ts";
import { type ClientReader, type RequestHead, RequestHeads } from "./request-head.ts";

/** What stands before the query string of a GET that may be responded to at once. */
const QUERY_OF_GRAPHQL = "/graphql?";

/** What a hit passes on its way, as every request does. */
export interface HitServerParts extends HitLimitsParts {
  readonly clients: ClientReader;
  /** Responds to requests that are no hits; null where nothing does. */
  readonly immediate: ImmediateRoute | null;
  /** Reads the bodies of a POST. */
  readonly bodies: KnownBodies;
  /** False while the gateway stops, when every response also ends its connection. */
  readonly isReady: () => boolean;
}

/**
 * Serves requests whose response is stored before the framework sees them, with the headers that all hooks and the
 * route gave the same request before. The rate limit, load shedding, metrics and the log count them.
 */
export function serveHitsFirst(app: FastifyInstance, parts: HitServerParts): void {
  const server = new HitServer(parts, new ResponseSender(app.server.keepAliveTimeout));
  app.decorateRequest("sentResponse", null);
  app.decorateRequest("madeFor", "");
  app.addHook("onResponse", (request, reply, done) => {
    server.learn(request, reply);
    done();
  });
  interceptRequests(app.server, (incoming, response, others) => {
    if (!server.serve(incoming, response, others)) others(incoming, response);
  });
}

/** A request that may be a hit. */
interface Attempt {
  /** Equal for equal requests. */
  readonly request: string;
  /** What may be responded to at once: the body of a POST, or the query string of a GET. */
  readonly content: RequestBody | string | null;
  readonly head: RequestHead;
  readonly response: ServerResponse;
}

class HitServer {
  readonly #parts: HitServerParts;
  readonly #limits: HitLimits;
  readonly #heads: RequestHeads;
  readonly #sender: ResponseSender;
  readonly #index = new HitIndex();
  readonly #learned: LearnedHits;
  readonly #immediate: ImmediateServer | null;

  /** @param sender of the server that responds */
  constructor(parts: HitServerParts, sender: ResponseSender) {
    this.#parts = parts;
    this.#heads = new RequestHeads(parts.clients);
    this.#learned = new LearnedHits(this.#heads, this.#index);
    this.#sender = sender;
    this.#limits = new HitLimits(parts);
    this.#immediate =
      parts.immediate &&
      new ImmediateServer(parts.immediate, {
        limits: this.#limits,
        index: this.#index,
        sender,
        logger: parts.logger,
      });
  }

  /**
   * Serves a hit, or reads the body first to find out whether it is one.
   *
   * @param others handle a request whose body was read, and which is no hit
   * @returns false when the request is none of its own
   */
  serve(incoming: IncomingMessage, response: ServerResponse, others: RequestListener): boolean {
    try {
      return this.#serve(incoming, response, others);
    } catch (error) {
      return this.#failed(error, response);
    }
  }

  #serve(incoming: IncomingMessage, response: ServerResponse, others: RequestListener): boolean {
    const { method, url = "" } = incoming;
    if ((method !== "GET" && method !== "POST") || !this.#parts.isReady()) return false;
    const head = this.#heads.of(incoming);
    if (!head.isUsual) return false;
    if (method === "GET") {
      if (head.announcesBody) return false;
      const query = url.startsWith(QUERY_OF_GRAPHQL) ? url.slice(QUERY_OF_GRAPHQL.length) : null;
      const isSent = this.#send({ request: url, content: query, head, response });
      if (isSent && incoming instanceof ReadAheadRequest) incoming.leaveUnread();
      return isSent;
    }
    if (url !== "/graphql" || !(incoming instanceof ReadAheadRequest)) return false;
    return incoming.readAhead(head.bodyLengthOf(incoming), (bytes) => {
      if (this.#servePost(bytes, incoming, head, response)) return true;
      // A request may be rejected without its body being read; the connection then still moves on.
      response.once("close", () => incoming.resume());
      others(incoming, response);
      return false;
    });
  }

  #servePost(
    bytes: Buffer,
    incoming: IncomingMessage,
    head: RequestHead,
    response: ServerResponse,
  ): boolean {
    try {
      const body = this.#parts.bodies.read(bytes);
      const { key: request } = body;
      if (request === null) return false;
      if (this.#send({ request, content: body, head, response })) return true;
      this.#learned.rememberBody(incoming, request);
      return false;
    } catch (error) {
      return this.#failed(error, response);
    }
  }

  /**
   * A fault here must not end the process: where nothing is sent yet, the request takes the usual way.
   *
   * @returns whether the request is done with
   */
  #failed(error: unknown, response: ServerResponse): boolean {
    this.#parts.logger.error({ err: error }, "a request could not be served before the framework");
    if (!response.headersSent) return false;
    response.destroy();
    return true;
  }

  /** Learns from a response that passed all hooks. */
  learn(request: FastifyRequest, reply: FastifyReply): void {
    const sent = this.#learned.learn(request, reply);
    if (sent === null || reply.statusCode !== 200) return;
    if (request.routeOptions.url === "/graphql") this.#immediate?.learn(request, reply, sent);
  }

  #send({ request, content, head, response }: Attempt): boolean {
    const found = this.#index.find(request, head);
    if (found !== undefined && this.#sendHit(found, head, response)) return true;
    if (content === null || this.#immediate === null) return false;
    return this.#immediate.send({ request, content, head, response });
  }

  #sendHit(
    { hit, response: stored }: FreshHit,
    head: RequestHead,
    response: ServerResponse,
  ): boolean {
    const { whole } = hit;
    const notModified = isNotModified(head, stored);
    const body = notModified || whole === null ? undefined : stored.encodedAs(whole.encoding);
    if (!notModified && body === undefined) return false;
    if (!this.#limits.admits(head, hit)) return false;
    const begun = performance.now();
    const lines = notModified || whole === null ? hit.notModified : whole.headers;
    const id = randomUUID();
    const own = this.#limits.charge(head, hit, id);
    const status = notModified ? 304 : 200;
    this.#sender.send(response, status, lines + ageOf(head, stored) + own, body);
    this.#limits.ended(response, head, hit, {
      method: head.method,
      route: hit.route,
      status,
      id,
      begun,
    });
    return true;
  }
}
