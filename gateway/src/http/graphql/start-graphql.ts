import type { Logger } from "pino";
import type { Config } from "../../config.ts";
import type { FilmDatabaseEndpoint } from "../../film-database/open-film-database.ts";
import type { CostBudget } from "../cost-budget.ts";
import { namesJson } from "../negotiation.ts";
import { readBuiltDocuments, WEB_BUILD } from "../../pages/web-build.ts";
import { openRedisStore } from "../../redis/open-redis-store.ts";
import { warnSparingly } from "../../warn-sparingly.ts";
import { persistedDocuments } from "../../graphql/persisted-documents.ts";
import { createGraphQLServer, type GraphQLServer } from "../../graphql/server.ts";

/** Starts the GraphQL server, which charges clients for the work of their operations. */
export async function startGraphQL(
  { production, redisUrl }: Config,
  { credential }: Pick<FilmDatabaseEndpoint, "credential">,
  budget: CostBudget,
  logger: Logger,
): Promise<GraphQLServer> {
  const server = createGraphQLServer({
    suggestions: !production,
    documents: persistedDocuments(
      redisUrl === null ? null : await openRedisStore(redisUrl, credential),
      warnSparingly(
        logger,
        "Redis failed: persisted documents are not shared with other gateways; check REDIS_URL and the server",
      ),
      readBuiltDocuments(WEB_BUILD),
    ),
    onWork: (client, work) => budget.chargeWork(client, work),
    namesJson,
  });
  await server.apollo.start();
  return server;
}
