import type { AvailabilityChangeConnectionResolvers } from "../../../generated/resolvers.ts";

export const AvailabilityChangeConnection: AvailabilityChangeConnectionResolvers = {
  edges: ({ changes }) => changes.map((node) => ({ node, cursor: node.cursor })),
  pageInfo: ({ changes, hasNextPage, hasPreviousPage }) => ({
    hasNextPage,
    hasPreviousPage,
    startCursor: changes[0]?.cursor ?? null,
    endCursor: changes.at(-1)?.cursor ?? null,
  }),
  observingSince: ({ observingSince }) =>
    observingSince === null ? null : new Date(observingSince).toISOString(),
};
