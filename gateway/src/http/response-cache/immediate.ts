import { LRUCache } from "lru-cache";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Encoding, encodingFor } from "../negotiation.ts";
import type { CachedResponse } from "./cached-response.ts";
import { type HeaderLines, routeLines } from "./header-lines.ts";
import { type HitKey, variantOf } from "./hit-index.ts";
import type { LearnedResponse } from "./learned-hits.ts";
import type { RequestBody } from "./known-bodies.ts";
import type { RequestHead } from "./request-head.ts";
import { policyOf } from "../route-policy.ts";

/** So many combinations of request headers are known. */
const MOST_VARIANTS = 500;

/** Responds to `/graphql` without waiting for anything. */
export interface ImmediateRoute {
  /**
   * @param content the body of a POST, or the query string of a GET
   * @param wanted how the response is sent
   * @param client names the client for limits
   * @returns null where the request has to take the usual way
   */
  respond(
    content: RequestBody | string,
    wanted: Pick<ResponseTemplate, "contentType" | "encoding">,
    client: string,
  ): CachedResponse | null;
}

/** What the responses to requests with the same headers have in common. */
export interface ResponseTemplate {
  readonly method: string;
  readonly key: HitKey;
  readonly contentType: string;
  readonly encoding: Encoding;
  readonly headers: HeaderLines;
  /** The route's pattern, for metrics and the log. */
  readonly route: string;
  readonly rateLimited: boolean;
  readonly sheddable: boolean;
}

/**
 * What requests with certain headers were sent by the one route that gives immediate responses: others with the same
 * headers pass the same hooks and checks, whatever their bodies say.
 */
export class ResponseTemplates {
  #key: HitKey | null = null;
  /** By method and headers: a key of both would be hashed for each request. */
  readonly #known = {
    GET: new LRUCache<string, ResponseTemplate>({ max: MOST_VARIANTS }),
    POST: new LRUCache<string, ResponseTemplate>({ max: MOST_VARIANTS }),
  };

  find(head: Pick<RequestHead, "method" | "variantOf">): ResponseTemplate | undefined {
    const known = this.#knownOf(head.method);
    if (this.#key === null) return undefined;
    const variant = head.variantOf(this.#key);
    return variant === undefined ? undefined : known?.get(variant);
  }

  /** Learns from a response that was sent with status 200; one that may not be reused has headers of its own. */
  learn(request: FastifyRequest, reply: FastifyReply, { key, response }: LearnedResponse): void {
    if (response.maxAge <= 0) return;
    const { headers, method = "" } = request.raw;
    const known = this.#knownOf(method);
    const variant = variantOf(key, headers, "");
    this.#key = key;
    if (known === undefined || known.has(variant)) return;
    const { rateLimited, sheddable } = policyOf(request);
    known.set(variant, {
      method,
      key,
      contentType: response.contentType,
      encoding: encodingFor(headers),
      headers: routeLines(reply),
      route: request.routeOptions.url ?? "none",
      rateLimited,
      sheddable,
    });
  }

  #knownOf(method: string): LRUCache<string, ResponseTemplate> | undefined {
    return method === "GET" || method === "POST" ? this.#known[method] : undefined;
  }
}
