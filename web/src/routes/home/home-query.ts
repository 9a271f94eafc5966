import type { PageQuery } from "../../lib/route.ts";
import { HomeDocument } from "./HomePage.generated.ts";
import type { HomeQuery, HomeQueryVariables } from "./HomePage.generated.ts";

export const homeQuery: PageQuery<HomeQuery, HomeQueryVariables> = {
  document: HomeDocument,
  content: "page",
  variables: ({ country, watchable }) => (country === null ? null : { country, ...watchable }),
};
