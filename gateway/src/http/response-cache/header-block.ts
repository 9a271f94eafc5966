import type { FastifyReply } from "fastify";

/** Names and values of headers in turn. */
export type HeaderBlock = readonly string[];

/** Headers that differ from one response to the next; they are set for each. */
const PER_RESPONSE = [
  "age",
  "connection",
  "date",
  "keep-alive",
  "ratelimit-limit",
  "ratelimit-remaining",
  "ratelimit-reset",
  "x-request-id",
];
/** Headers of the body, which a 304 has not. */
const OF_BODY = ["content-encoding", "content-length", "content-type"];
/** Headers that say for how long a response may be reused. */
const OF_REUSE = ["cache-control", "etag"];

const LASTING = new Set(PER_RESPONSE);
const WITHOUT_BODY = new Set([...PER_RESPONSE, ...OF_BODY]);
const OF_ROUTE = new Set([...WITHOUT_BODY, ...OF_REUSE]);

/** The headers that a response has each time that it is sent. */
export function wholeBlock(reply: FastifyReply): HeaderBlock {
  return blockWithout(reply, LASTING);
}

/** The headers that a 304 has in its place. */
export function notModifiedBlock(reply: FastifyReply): HeaderBlock {
  return blockWithout(reply, WITHOUT_BODY);
}

/** The headers that the hooks and the route give every response to requests like this one. */
export function routeBlock(reply: FastifyReply): HeaderBlock {
  return blockWithout(reply, OF_ROUTE);
}

function blockWithout(reply: FastifyReply, without: ReadonlySet<string>): HeaderBlock {
  return Object.entries(reply.getHeaders()).flatMap(([name, value]) => {
    if (value === undefined || without.has(name)) return [];
    return (Array.isArray(value) ? value : [value]).flatMap((one) => [name, String(one)]);
  });
}
