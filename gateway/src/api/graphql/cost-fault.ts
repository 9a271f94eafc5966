import type { GraphQLError } from "graphql";
import { LIMITS } from "../../config/limits.ts";
import type { Cost } from "./cost.ts";
import { overLimit } from "./document-limits.ts";

/**
 * @param hasKey whether the client has an API key, which raises the limits
 * @returns the refusal of an operation whose cost is over a limit, with how to split it; or null
 */
export function costFault(
  { work, upstreamCalls, bulkCalls }: Cost,
  hasKey: boolean,
): GraphQLError | null {
  const { keyFactor, ...limits } = LIMITS.graphql;
  const over = (what: string, cost: number, limit: number) => {
    const allowed = hasKey ? limit * keyFactor : limit;
    if (cost <= allowed) return null;
    const parts = Math.ceil(cost / allowed);
    const withKey = hasKey ? "" : `, or use an API key, which allows ${limit * keyFactor}`;
    return overLimit(
      "COST_LIMIT_EXCEEDED",
      `The operation may cost ${Math.ceil(cost)} ${what}; ${allowed} are allowed. Split it into ${parts} operations${withKey}.`,
    );
  };
  return (
    over("calls to the film database", upstreamCalls, limits.upstreamCalls) ??
    over("calls to the film database for references", bulkCalls, limits.bulkCalls) ??
    over("units of work", work, limits.work)
  );
}
