import type { FastifyInstance, FastifyRequest } from "fastify";
import { badUserInput } from "../errors.ts";
import { sendProblem } from "./problem.ts";
import { isHost } from "./request-origin.ts";

/** Why a request is rejected. */
interface Rejection {
  readonly status: 400 | 415 | 431;
  readonly message: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The rest of such a request is not read. */
const CLOSE = { connection: "close" };

/** A browser sends some twenty headers, and each proxy adds a few. */
const MAX_HEADERS = 100;

/**
 * Each header takes a hundred bytes and more, however short it is, so that a thousand of them, 5 KB as they are sent, take
 * 100 KB for as long as their request waits. Node keeps few of those beyond the limit, and would leave them out of the
 * request without an error.
 */
function headerCount({ raw }: FastifyRequest): Rejection | null {
  if (raw.rawHeaders.length <= 2 * MAX_HEADERS) return null;
  return { status: 431, message: "The request's headers are too large", headers: CLOSE };
}

/**
 * A request target in origin-form: a path that begins with a slash, and perhaps a query. Browsers leave characters
 * such as `{` and `|` as they are, and so does this; a `#`, which ends a URL for some parsers and not for others,
 * never belongs in a request.
 */
const ORIGIN_FORM = /^\/[^#\s\p{Cc}]*$/u;

/**
 * Of a target that is not in origin-form, such as `/graphql?a#b`, `http://host/api` or `*`, two parsers would make a cache
 * key and a response that do not belong together.
 */
function target({ originalUrl }: FastifyRequest): Rejection | null {
  return ORIGIN_FORM.test(originalUrl) ? null : { status: 400, message: "Invalid request target" };
}

/** With several `Host` headers, or one that names no host, a proxy and this server could take it for requests of two sites. */
function host({ raw, headers }: FastifyRequest): Rejection | null {
  const hosts = hostsIn(raw.rawHeaders);
  const valid = hosts <= 1 && (hosts === 0 || isHost(headers.host ?? ""));
  return valid ? null : { status: 400, message: "Invalid Host header" };
}

/** How many `Host` headers there are among alternating names and values. */
function hostsIn(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === "host") hosts += 1;
  }
  return hosts;
}

/**
 * Another transfer coding than chunks, such as `gzip, chunked`, would not be undone, and a proxy that knows it takes the
 * body for another one.
 */
function transferEncoding({ headers }: FastifyRequest): Rejection | null {
  const coding = headers["transfer-encoding"];
  if (coding === undefined || coding.toLowerCase() === "chunked") return null;
  return { status: 400, message: "Invalid Transfer-Encoding header", headers: CLOSE };
}

/**
 * No body is decoded, since a small one may be a large text, and one that is read as it is means something else to a proxy
 * that decodes it.
 */
function contentEncoding({ headers }: FastifyRequest): Rejection | null {
  const encoding = headers["content-encoding"]?.trim().toLowerCase() ?? "identity";
  if (encoding === "identity") return null;
  return {
    status: 415,
    message: "Content-Encoding is not supported",
    headers: { ...CLOSE, "accept-encoding": "identity" },
  };
}

const CHECKS = [headerCount, target, host, transferEncoding, contentEncoding];

/** Rejects requests that two programs on their way could read differently, or that take too much memory. */
export function addRequestChecks(app: FastifyInstance): void {
  app.server.maxHeadersCount = MAX_HEADERS;
  app.addHook("onRequest", (request, reply, done) => {
    for (const check of CHECKS) {
      const rejection = check(request);
      if (rejection === null) continue;
      const { status, message, headers = {} } = rejection;
      reply.headers(headers);
      return status === 400
        ? done(badUserInput(message))
        : void sendProblem(reply, status, message);
    }
    done();
  });
}
