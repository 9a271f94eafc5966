import type { FastifyBaseLogger, FastifyInstance } from "fastify";

/** A request and its response, as the log and metrics have them. */
interface Logged {
  readonly method: string;
  /** The route's pattern. */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** For routes that machines request each second, and that say nothing new: their requests are no line of the log. */
export const UNLOGGED = { logLevel: "warn" } as const;

/**
 * One line for each request, without personal data: no address, no query, and of the path the route's pattern alone.
 */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook("onResponse", (request, reply, done) => {
    logResponse(request.log, {
      method: request.method,
      route: request.routeOptions.url ?? "none",
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
    });
    done();
  });
}

/** @param logger a request's own, or with `requestId` in the line */
export function logResponse(
  logger: FastifyBaseLogger,
  { milliseconds, ...response }: Logged & { readonly requestId?: string },
): void {
  logger.info({ ...response, milliseconds: Math.round(milliseconds) }, "request completed");
}
