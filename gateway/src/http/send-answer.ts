import type { FastifyReply, FastifyRequest } from "fastify";
import { encodingFor, matchesTag } from "./kept-answers.ts";
import type { ReadyAnswer } from "./kept-answers.ts";

/** For how long an answer may stand in while the gateway cannot be reached, in seconds. */
const STALE_IF_ERROR = 86_400;

/** The `Cache-Control` of an answer that anyone may keep for so many seconds; 0 forbids keeping it. */
export function cacheControl(maxAge: number): string {
  if (maxAge <= 0) return "no-store";
  return `public, max-age=${maxAge}, stale-while-revalidate=${maxAge}, stale-if-error=${STALE_IF_ERROR}`;
}

/** Sends an answer: 304 where the asker has it already, else its bytes as the asker can unpack them. */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: ReadyAnswer,
  vary: string,
): Promise<FastifyReply> {
  const { made, etag } = answer;
  reply.code(made.status).headers(made.headers);
  reply.header("content-type", made.contentType);
  reply.header("cache-control", cacheControl(made.status === 200 ? made.maxAge : 0));
  reply.header("vary", vary);
  const reading = request.method === "GET" || request.method === "HEAD";
  if (made.status === 200 && made.maxAge > 0 && reading) {
    const age = Math.floor((Date.now() - answer.madeAt) / 1000);
    reply.header("etag", etag);
    if (age > 0) reply.header("age", age);
    if (matchesTag(request.headers["if-none-match"], etag)) return reply.code(304).send();
  }
  const { body, encoding } = await answer.packed(encodingFor(acceptEncoding(request)));
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.send(body);
}

function acceptEncoding(request: FastifyRequest): string | undefined {
  const header = request.headers["accept-encoding"];
  return typeof header === "string" ? header : undefined;
}
