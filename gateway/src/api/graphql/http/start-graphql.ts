import type { Logger } from "pino";
import type { Config } from "../../../config/config.ts";
import type { CostBudget } from "../../../http/clients/cost-budget.ts";
import { namesJson } from "../../../http/negotiation.ts";
import { openRedisStore } from "../../../redis/open-redis-store.ts";
import { warnSparingly } from "../../../lib/warn-sparingly.ts";
import { persistedDocuments } from "../persisted-documents.ts";
import { createGraphQLServer, type GraphQLServer } from "../server.ts";

/**
 * Starts the GraphQL server, which charges clients for the work of their operations.
 *
 * @param builtDocuments what the web app requests by hash: a document for each SHA-256, in hexadecimal
 */
export async function startGraphQL(
  { redisUrl }: Config,
  budget: CostBudget,
  logger: Logger,
  builtDocuments: ReadonlyMap<string, string>,
): Promise<GraphQLServer> {
  const server = createGraphQLServer({
    documents: persistedDocuments(
      redisUrl === null ? null : await openRedisStore(redisUrl),
      warnSparingly(
        logger,
        "Redis failed: persisted documents are not shared with other gateways; check REDIS_URL and the server",
      ),
      builtDocuments,
    ),
    onWork: (client, work) => budget.chargeWork(client, work),
    namesJson,
  });
  await server.apollo.start();
  return server;
}
