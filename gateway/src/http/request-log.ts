import type { FastifyInstance } from "fastify";
import type { Metrics } from "../ops/metrics/metrics.ts";
import type { ResponseOrigin } from "./response-cache/cached-response.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** The pattern of the page that was requested; null for what is no page. */
    pageRoute: string | null;
    /** Where its response came from. */
    responseSource: ResponseOrigin | "cached";
  }
}

/**
 * Measures every request, and logs it in one line without personal data: no address, no query, and of the path the pattern of
 * its page or route alone, of which there are few. What comes from the response cache is logged at `debug`.
 */
export function logAndMeasure(app: FastifyInstance, metrics: Pick<Metrics, "responded">): void {
  app.decorateRequest("pageRoute", null);
  app.decorateRequest("responseSource", "executed");
  app.addHook("onResponse", (request, reply, done) => {
    const { method, responseSource: source, pageRoute, routeOptions } = request;
    const { statusCode: status, elapsedTime } = reply;
    const route = pageRoute ?? routeOptions.url ?? "none";
    const line = { method, route, status, milliseconds: Math.round(elapsedTime) };
    request.log[source === "cached" ? "debug" : "info"](line, "request completed");
    metrics.responded({ method, route, status, source, seconds: elapsedTime / 1000 });
    done();
  });
}
