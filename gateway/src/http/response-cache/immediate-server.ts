import { randomUUID } from "node:crypto";
import type { ServerResponse } from "node:http";
import type { FastifyBaseLogger } from "fastify";
import type { CachedResponse } from "./cached-response.ts";
import type { HeaderLines } from "./header-lines.ts";
import type { HitIndex } from "./hit-index.ts";
import type { HitLimits } from "./hit-limits.ts";
import { type ImmediateRoute, type ResponseTemplate, ResponseTemplates } from "./immediate.ts";
import { hitOf, notModifiedLinesOf, type SentBody, wholeLinesOf } from "./immediate-hit.ts";
import type { RequestBody } from "./known-bodies.ts";
import type { RequestHead } from "./request-head.ts";
import type { ResponseSender } from "./response-sender.ts";
import { ageOf, isNotModified } from "./validators.ts";

/** A request that is no hit. */
interface ImmediateRequest {
  /** Equal for equal requests. */
  readonly request: string;
  /** The body of a POST, or the query string of a GET. */
  readonly content: RequestBody | string;
  readonly head: RequestHead;
  readonly response: ServerResponse;
}

/** What it shares with the server of hits. */
interface ImmediateServerParts {
  readonly limits: HitLimits;
  /** Is told of what may be sent again. */
  readonly index: HitIndex;
  readonly sender: ResponseSender;
  readonly logger: FastifyBaseLogger;
}

/** Sends responses that are made without waiting, to requests like those that were sent one before. */
export class ImmediateServer {
  readonly #route: ImmediateRoute;
  readonly #parts: ImmediateServerParts;
  readonly #templates = new ResponseTemplates();

  constructor(route: ImmediateRoute, parts: ImmediateServerParts) {
    this.#route = route;
    this.#parts = parts;
  }

  /** Learns what is sent to requests like this one. */
  learn(...sent: Parameters<ResponseTemplates["learn"]>): void {
    this.#templates.learn(...sent);
  }

  /** @returns false where the request has to take the usual way */
  send(sent: ImmediateRequest): boolean {
    const { content, head, response } = sent;
    const template = this.#templates.find(head);
    const { limits, sender } = this.#parts;
    if (template === undefined || !limits.admits(head, template)) return false;
    const begun = performance.now();
    const made = this.#make(content, template, head.rateLimitKey);
    if (made === null) return false;
    const id = randomUUID();
    const own = ageOf(head, made) + limits.charge(head, template, id);
    const notModified = isNotModified(head, made);
    const { method, route } = template;
    const ended = { method, route, status: notModified ? 304 : 200, id, begun };
    if (notModified) {
      sender.send(response, 304, notModifiedLinesOf(template, made) + own);
      limits.ended(response, head, template, ended);
      return true;
    }
    const encoded =
      template.encoding === "identity"
        ? ({ body: made.content, encoding: "identity" } as const)
        : made.encode(template.encoding);
    if (encoded instanceof Promise) {
      // Its client may leave while the response is compressed: it is charged, and its place is free again.
      limits.whenClosed(response, head, template, ended);
      encoded
        .then((ready) => this.#sendWhole(sent, template, made, ready, own))
        .catch((error: unknown) => response.destroy(error as Error));
    } else {
      this.#sendWhole(sent, template, made, encoded, own);
      limits.ended(response, head, template, ended);
    }
    return true;
  }

  #make(
    content: RequestBody | string,
    template: ResponseTemplate,
    client: string,
  ): CachedResponse | null {
    try {
      return this.#route.respond(content, template, client);
    } catch (error) {
      this.#parts.logger.error({ err: error }, "a response could not be made at once");
      return null;
    }
  }

  #sendWhole(
    { request, head, response }: ImmediateRequest,
    template: ResponseTemplate,
    made: CachedResponse,
    { body, encoding }: SentBody,
    own: HeaderLines,
  ): void {
    if (response.destroyed) return;
    const headers = wholeLinesOf(template, made, { body, encoding });
    this.#parts.sender.send(response, 200, headers + own, body);
    if (!made.isStored()) return;
    const hit = hitOf(made, { encoding, headers }, template);
    this.#parts.index.add(request, template.key, head.headers, "", hit);
  }
}
