import type { CreditPageResolvers } from "../../../generated/resolvers.ts";
import { pageInfo } from "../page-info.ts";

export const CreditPage: CreditPageResolvers = { pageInfo };
