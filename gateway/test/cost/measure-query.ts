import { getOperationAST, getVariableValues, GraphQLError, parse, validate } from "graphql";
import type { ApolloServer } from "@apollo/server";
import { createContext, type GraphQLContext } from "../../src/api/graphql/context.ts";
import { CostModel } from "../../src/api/graphql/cost.ts";
import type { Cost } from "../../src/api/graphql/cost.ts";
import { tokenFault } from "../../src/api/graphql/document-limits.ts";
import { getFragments } from "../../src/api/graphql/walk.ts";
import { detachedScope } from "../../src/request-scope.ts";
import type { Services } from "../../src/services.ts";
import { schema } from "../schema-under-test.ts";
import { countingFilmDatabase } from "./counting-film-database.ts";
import type { WorstQuery } from "./worst-queries.ts";

/** What became of one operation. */
export interface Measured {
  /** The codes of its errors; an operation with none was accepted. */
  readonly refused: string | null;
  readonly stated: Cost;
  /** Calls to the film database that it makes when nothing is cached. */
  readonly calls: number;
  /** Processor time of the thread, with everything cached. */
  readonly cpuMs: number;
}

const model = new CostModel(schema);
let executed = 0;

/** Executes an operation as the gateway does, twice, so that the second time measures no upstream calls. */
export async function measureQuery(
  apollo: ApolloServer<GraphQLContext>,
  services: Services,
  { query, variables }: WorstQuery,
): Promise<Measured> {
  const execute = async () => {
    const counting = countingFilmDatabase(services.filmDatabase);
    // Each document is new to the server, which would not parse and validate it again.
    executed += 1;
    const document = `${query}\n# ${executed}`;
    const context = createContext(
      { ...services, filmDatabase: counting.filmDatabase },
      {
        visitor: { address: "127.0.0.1", countryHeader: null },
        writes: { crossOrigin: false, limit: () => null },
        requestId: "test",
        scope: detachedScope(),
      },
    );
    const before = process.threadCpuUsage();
    const tooLong = tokenFault(document);
    const response = tooLong
      ? null
      : await apollo.executeOperation(
          { query: document, variables: { ...variables } },
          { contextValue: context },
        );
    const single = response?.body.kind === "single" ? response.body.singleResult : null;
    JSON.stringify(single);
    const { user, system } = process.threadCpuUsage(before);
    const error = tooLong ?? (single?.data === undefined ? single?.errors?.[0] : undefined);
    return {
      refused: error === undefined ? null : String(error.extensions?.["code"]),
      calls: counting.calls.size,
      cpuMs: (user + system) / 1000,
    };
  };
  const cold = await execute();
  const warm = cold.refused === null ? await execute() : cold;
  return { ...warm, calls: Math.max(cold.calls, warm.calls), stated: statedCost(query, variables) };
}

/** What the schema states for an operation; nothing where it is not valid. */
export function statedCost(query: string, variables: Readonly<Record<string, unknown>>): Cost {
  const nothing = { work: 0, upstreamCalls: 0, bulkCalls: 0 };
  try {
    const document = parse(query);
    const operation = getOperationAST(document);
    if (operation == null || validate(schema, document).length > 0) return nothing;
    const definitions = operation.variableDefinitions ?? [];
    const { coerced } = getVariableValues(schema, definitions, variables, {
      maxErrors: 1,
    });
    return coerced ? model.costOf(operation, getFragments(document), coerced) : nothing;
  } catch (error) {
    if (error instanceof GraphQLError) return nothing;
    throw error;
  }
}
