import type { FastifyInstance } from "fastify";
import { warnSparingly } from "../../lib/outages.ts";
import { Counter } from "prom-client";
import { z } from "zod";
import type { Metrics } from "../../ops/metrics.ts";
import { AppError } from "../../errors.ts";
import { API_WRITE } from "../../http/policies.ts";

const MAX_BYTES = 8192;

const KINDS = ["boundary", "recoverable", "uncaught"] as const;

/** What the web app reports of an error: nothing that was typed, and no part of a query. */
const ClientError = z.strictObject({
  /** Where it was caught: by an error boundary, by React while hydrating, or by nobody. */
  kind: z.enum(KINDS),
  message: z.string(),
  stack: z.string(),
  /** The path of the page, without its query. */
  path: z.string().regex(/^\/[^?#]*$/u),
});

/** Serves `POST /client-errors`: logs and counts errors of the web app. What many report at a time is logged once. */
export function addClientErrorsRoute(
  app: FastifyInstance,
  metrics: Pick<Metrics, "registry">,
): void {
  const reports = new Counter({
    name: "flickmap_client_errors_total",
    help: "Errors of the web app that browsers reported, by where they were caught",
    labelNames: ["kind"],
    registers: [metrics.registry],
  });
  for (const kind of KINDS) reports.inc({ kind }, 0);
  const warn = warnSparingly(app.log, "the web app reported an error");
  app.post(
    "/client-errors",
    { bodyLimit: MAX_BYTES, config: { policy: API_WRITE } },
    async (request, reply) => {
      const report = ClientError.safeParse(request.body);
      if (!report.success) throw new AppError("BAD_USER_INPUT", "This is no report of an error.");
      reports.inc({ kind: report.data.kind });
      warn(report.data.message, { clientError: report.data });
      return reply.code(204).header("cache-control", "no-store").send();
    },
  );
}
