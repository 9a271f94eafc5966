import type { FreshnessResolvers } from "../../../generated/resolvers.ts";

export const Freshness: FreshnessResolvers = {
  fetchedAt: ({ fetchedAt }) => new Date(fetchedAt).toISOString(),
  ageSeconds: ({ fetchedAt }) => Math.max(0, Math.round((Date.now() - fetchedAt) / 1000)),
  source: (_parent, _, { source }) => source,
};
