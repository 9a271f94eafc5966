import cors from "@fastify/cors";
import type { FastifyInstance, FastifyRequest } from "fastify";

const PREFLIGHT_SECONDS = 86_400;
/** Patterns whose preflights are handled by the policy of the pattern; other URLs have theirs beside their methods. */
const PREFLIGHTED = ["/api/*", "/images/*"];

declare module "fastify" {
  interface FastifyInstance {
    /** Where routes for the method OPTIONS are added. */
    preflights: FastifyInstance;
  }
  interface FastifyContextConfig {
    /** The methods of the URL, which an OPTIONS request that is no preflight is told. */
    allowed?: readonly string[];
  }
}

/**
 * Responds to preflights, and to other OPTIONS requests with the methods that there are: pages of every origin may read what the matched route's policy allows, without credentials. What
 * stores something is refused to other origins where it is handled. The headers of all other responses are those of their
 * route (`route-headers.ts`).
 */
export async function addPreflights(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    app.decorate("preflights", scope);
    // Before the plugin, which would refuse what is no preflight as plain text.
    scope.addHook("onRequest", async (request, reply) => {
      const { origin, "access-control-request-method": method } = request.headers;
      if (origin !== undefined && method !== undefined) return;
      const { allowed } = request.routeOptions.config;
      if (allowed === undefined) return reply.callNotFound();
      const allow = [...allowed, "OPTIONS"];
      return reply
        .header("allow", allow.join(", "))
        .header("cache-control", "no-store")
        .send({ allow });
    });
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
