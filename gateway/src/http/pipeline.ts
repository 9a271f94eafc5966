import type { FastifyInstance } from "fastify";
import type { FindApiClient } from "./clients/api-keys.ts";
import type { Metrics } from "../ops/metrics/metrics.ts";
import { addClientIdentification } from "./clients/identify-client.ts";
import type { CostBudget } from "./clients/cost-budget.ts";
import { addAdmission, type Admission } from "./admission.ts";
import { shareTicks } from "./fair-share.ts";
import { addRateLimit } from "./clients/rate-limit.ts";
import { addRequestChecks } from "./request-checks.ts";
import { logAndMeasure } from "./request-log.ts";
import { serveStored } from "./response-cache/serve-stored.ts";
import { addRouteHeaders, routeHeaders, type RouteHeadersOptions } from "./route-headers.ts";
import { addRoutePolicies } from "./route-policy.ts";

/** What the hooks are made of. */
export interface PipelineParts extends RouteHeadersOptions {
  /** Null where the deployment has no keys. */
  readonly findApiClient: FindApiClient | null;
  readonly requestsPerMinute: number;
  readonly budget: CostBudget;
  readonly admission: Admission;
  readonly metrics: Metrics;
  /** While true, each response ends its connection. */
  readonly isStopping: () => boolean;
}

/**
 * Adds the hooks that every request passes, in this order. The rate limit counts stored responses too, so it comes before
 * the response cache; a stored response takes no slot. Call it before routes are added.
 */
export function addPipeline(app: FastifyInstance, parts: PipelineParts): void {
  const { metrics, budget } = parts;
  shareTicks(app, metrics);
  addRoutePolicies(app);
  addRouteHeaders(app, routeHeaders(parts));
  logAndMeasure(app, metrics);
  app.addHook("onRequest", (request, reply, done) => {
    reply.header("x-request-id", request.id);
    if (parts.isStopping()) reply.header("connection", "close");
    done();
  });
  addRequestChecks(app);
  addClientIdentification(app, parts.findApiClient, metrics.keyUsed);
  addRateLimit(app, parts.requestsPerMinute, budget);
  serveStored(app);
  addAdmission(app, parts.admission, metrics.rejected);
}
