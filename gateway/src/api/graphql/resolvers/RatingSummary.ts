import type { RatingSummaryResolvers } from "../../../generated/resolvers.ts";

export const RatingSummary: RatingSummaryResolvers = {
  status: ({ count }) => (count === null ? "UNAVAILABLE" : count === 0 ? "NONE" : "RATED"),
};
