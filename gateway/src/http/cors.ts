import cors from "@fastify/cors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { policyOf } from "./route-policy.ts";

/** Response headers that pages of other origins may read. */
const EXPOSED = [
  "age",
  "etag",
  "flickmap-source",
  "ratelimit-limit",
  "ratelimit-remaining",
  "ratelimit-reset",
  "retry-after",
  "x-request-id",
];
const PREFLIGHT_SECONDS = 86_400;
/** Patterns whose preflights are handled by the policy of the pattern. */
const PREFLIGHTED = ["/api/*", "/graphql", "/images/*"];

/**
 * CORS: pages of every origin may read what the matched route's policy allows, without credentials. What stores
 * something is refused to other origins where it is handled.
 */
export async function addCors(app: FastifyInstance): Promise<void> {
  await app.register(cors, {
    delegator: (request: FastifyRequest, done) => {
      const methods = policyOf(request).corsMethods;
      done(null, {
        origin: methods === null ? false : "*",
        methods: [...(methods ?? [])],
        exposedHeaders: EXPOSED,
        maxAge: PREFLIGHT_SECONDS,
      });
    },
  });
  // The plugin responds to a preflight before the handler runs.
  for (const url of PREFLIGHTED) app.options(url, async (_, reply) => reply.callNotFound());
}
