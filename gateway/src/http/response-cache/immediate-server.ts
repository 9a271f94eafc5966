import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyBaseLogger } from "fastify";
import type { Content } from "../../own-bytes.ts";
import type { CachedResponse } from "./cached-response.ts";
import type { HitIndex } from "./hit-index.ts";
import type { HitLimits } from "./hit-limits.ts";
import { type ImmediateRoute, type ResponseTemplate, ResponseTemplates } from "./immediate.ts";
import { hitOf, notModifiedBlockOf, type SentBody, wholeBlockOf } from "./immediate-hit.ts";
import { ageOf, isNotModified } from "./validators.ts";

/** A request that is no hit. */
interface ImmediateRequest {
  /** Method, target and body. */
  readonly request: string;
  /** The body of a POST, or the query string of a GET. */
  readonly content: Buffer | string;
  /** Names the client for limits. */
  readonly client: string;
  readonly visitor: string;
  readonly incoming: IncomingMessage;
  readonly response: ServerResponse;
}

/** Sends responses that are made without waiting, to requests like those that were sent one before. */
export class ImmediateServer {
  readonly #route: ImmediateRoute;
  readonly #limits: HitLimits;
  readonly #index: HitIndex;
  readonly #logger: FastifyBaseLogger;
  readonly #templates = new ResponseTemplates();

  /** @param index is told of what may be sent again */
  constructor(
    route: ImmediateRoute,
    limits: HitLimits,
    index: HitIndex,
    logger: FastifyBaseLogger,
  ) {
    this.#route = route;
    this.#limits = limits;
    this.#index = index;
    this.#logger = logger;
  }

  /** Learns what is sent to requests like this one. */
  learn(...sent: Parameters<ResponseTemplates["learn"]>): void {
    this.#templates.learn(...sent);
  }

  /** @returns false where the request has to take the usual way */
  send(sent: ImmediateRequest): boolean {
    const { content, client, incoming, response } = sent;
    const template = this.#templates.find(incoming);
    if (template === undefined || !this.#limits.admit(client, template)) return false;
    const begun = performance.now();
    const made = this.#make(content, template, client);
    if (made === null) {
      this.#limits.giveBack(client, template);
      return false;
    }
    const id = randomUUID();
    // Its client may leave while the response is compressed: it is charged, and its place is free again.
    const own = [...ageOf(incoming, made), ...this.#limits.charge(client, template, id)];
    const notModified = isNotModified(incoming, made);
    const status = notModified ? 304 : 200;
    const { route } = template;
    const { method = "" } = incoming;
    response.once("close", () =>
      this.#limits.sent(client, template, { method, route, status, id, begun }),
    );
    if (notModified) {
      response.writeHead(status, [...notModifiedBlockOf(template, made), ...own]);
      response.end();
      return true;
    }
    const encoded =
      template.encoding === "identity"
        ? ({ body: made.content, encoding: "identity" } as const)
        : made.encode(template.encoding);
    if (encoded instanceof Promise) {
      encoded
        .then((ready) => this.#sendWhole(sent, template, made, ready, own))
        .catch((error: unknown) => response.destroy(error as Error));
    } else this.#sendWhole(sent, template, made, encoded, own);
    return true;
  }

  #make(
    content: Buffer | string,
    template: ResponseTemplate,
    client: string,
  ): CachedResponse | null {
    try {
      return this.#route.respond(content, template, client);
    } catch (error) {
      this.#logger.error({ err: error }, "a response could not be made at once");
      return null;
    }
  }

  #sendWhole(
    { request, visitor, incoming, response }: ImmediateRequest,
    template: ResponseTemplate,
    made: CachedResponse,
    { body, encoding }: SentBody,
    own: readonly string[],
  ): void {
    if (response.destroyed) return;
    const headers = wholeBlockOf(template, made, { body, encoding });
    response.writeHead(200, [...headers, ...own]);
    endWith(response, body);
    if (!made.isStored()) return;
    const hit = hitOf(made, { encoding, headers }, template);
    this.#index.add(request, template.key, incoming.headers, visitor, hit);
  }
}

/** The socket is given all parts at once when the response ends. */
function endWith(response: ServerResponse, content: Content): void {
  if (typeof content === "string" || Buffer.isBuffer(content)) {
    response.end(content);
    return;
  }
  for (const part of content) response.write(part);
  response.end();
}
