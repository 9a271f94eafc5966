import cors from "@fastify/cors";
import type { FastifyInstance, FastifyRequest } from "fastify";

const PREFLIGHT_SECONDS = 86_400;
/** Patterns whose preflights are handled by the policy of the pattern. */
const PREFLIGHTED = ["/api/*", "/graphql", "/mcp", "/mcp/", "/images/*"];

/**
 * Responds to preflights: pages of every origin may read what the matched route's policy allows, without credentials. What
 * stores something is refused to other origins where it is handled. The headers of all other responses are those of their
 * route (`route-headers.ts`).
 */
export async function addPreflights(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(cors, {
      delegator: ({ policy }: FastifyRequest, done) => {
        done(null, {
          origin: policy.corsMethods === null ? false : "*",
          methods: [...(policy.corsMethods ?? [])],
          maxAge: PREFLIGHT_SECONDS,
        });
      },
    });
    // The plugin responds to a preflight before the handler runs.
    for (const url of PREFLIGHTED) scope.options(url, async (_, reply) => reply.callNotFound());
  });
}
