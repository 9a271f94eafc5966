import type { PersonPageResolvers } from "../../../generated/resolvers.ts";
import { pageInfo } from "../page-info.ts";

export const PersonPage: PersonPageResolvers = { pageInfo };
