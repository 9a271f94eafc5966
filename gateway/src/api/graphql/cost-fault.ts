import type { GraphQLError } from "graphql";
import { LIMITS } from "../../config/limits.ts";
import type { Cost } from "./cost.ts";
import { overLimit } from "./document-limits.ts";

/** @returns the refusal of an operation whose cost is over a limit, or null */
export function costFault({ work, upstreamCalls, bulkCalls }: Cost): GraphQLError | null {
  const limits = LIMITS.graphql;
  const over = (what: string, cost: number, limit: number) =>
    overLimit(
      "COST_LIMIT_EXCEEDED",
      `The operation may cost ${Math.ceil(cost)} ${what}; ${limit} are allowed.`,
    );
  if (upstreamCalls > limits.upstreamCalls)
    return over("calls to the film database", upstreamCalls, limits.upstreamCalls);
  if (bulkCalls > limits.bulkCalls)
    return over("calls to the film database for references", bulkCalls, limits.bulkCalls);
  return work > limits.work ? over("units of work", work, limits.work) : null;
}
