import type { UserErrorResolvers } from "../../../generated/resolvers.ts";

export const UserError: UserErrorResolvers = {
  /** Each mutation has one argument, `input`, whose fields are named in errors. */
  path: ({ field }) => (field === null ? null : ["input", field]),
};
