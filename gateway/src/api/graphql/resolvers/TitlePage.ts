import type { TitlePageResolvers } from "../../../generated/resolvers.ts";
import { pageInfo } from "../page-info.ts";

export const TitlePage: TitlePageResolvers = { pageInfo };
