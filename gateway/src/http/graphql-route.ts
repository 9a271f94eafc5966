import { fastifyApolloHandler } from "@as-integrations/fastify";
import type { ApolloServer } from "@apollo/server";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { PostGuard } from "../post-guard.ts";
import { createContext, type GraphQLContext, type Services } from "../graphql/context.ts";

/** Serves GraphQL. The server must be started. */
export function addGraphQLRoute(
  app: FastifyInstance,
  apollo: ApolloServer<GraphQLContext>,
  services: Services,
  countryHeader: string | null,
  guard: PostGuard,
): void {
  app.route({
    url: "/graphql",
    method: ["GET", "POST"],
    handler: fastifyApolloHandler(apollo, {
      context: async (request, reply) =>
        createContext(services, {
          visitor: { address: request.ip, countryHeader: headerOf(request, countryHeader) },
          posts: {
            fromForeignPage: guard.isFromForeignPage(request),
            limit: (post) => guard.limit(post, request),
          },
          requestId: request.id,
          signal: goneAway(request, reply),
        }),
    }),
  });
}

function headerOf(request: FastifyRequest, name: string | null): string | null {
  const value = name === null ? undefined : request.headers[name];
  return typeof value === "string" ? value : null;
}

/** Fires when the visitor goes away before the answer is theirs. */
function goneAway(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  request.raw.socket.once("close", onClose);
  reply.raw.once("finish", () => request.raw.socket.off("close", onClose));
  return controller.signal;

  function onClose() {
    controller.abort();
  }
}
