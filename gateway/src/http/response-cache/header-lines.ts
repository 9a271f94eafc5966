import type { FastifyReply } from "fastify";

/** Headers as HTTP/1.1 has them: a line for each, ended by CR LF. */
export type HeaderLines = string;

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
export function wholeLines(reply: FastifyReply): HeaderLines {
  return linesWithout(reply, LASTING);
}

/** The headers that a 304 has in its place. */
export function notModifiedLines(reply: FastifyReply): HeaderLines {
  return linesWithout(reply, WITHOUT_BODY);
}

/** The headers that the hooks and the route give every response to requests like this one. */
export function routeLines(reply: FastifyReply): HeaderLines {
  return linesWithout(reply, OF_ROUTE);
}

/** One header's line. */
export function headerLine(name: string, value: string): HeaderLines {
  return `${name}: ${value}\r\n`;
}

/** The names and values of headers in turn, as `node:http` takes them. */
export function namesAndValues(lines: HeaderLines): string[] {
  return lines
    .split("\r\n")
    .slice(0, -1)
    .flatMap((line) => {
      const colon = line.indexOf(": ");
      return [line.slice(0, colon), line.slice(colon + 2)];
    });
}

function linesWithout(reply: FastifyReply, without: ReadonlySet<string>): HeaderLines {
  return Object.entries(reply.getHeaders())
    .filter(([name, value]) => value !== undefined && !without.has(name))
    .flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((one) => headerLine(name, String(one))),
    )
    .join("");
}
