import type { TitleType } from "../../generated/schema.ts";
import { screenQuery } from "../first-view.ts";
import type { ScreenPlace, ScreenQuery } from "../first-view.ts";
import { noServices, readMyServices } from "../my-services/my-services.ts";
import { watchableVariables } from "./use-watchable.ts";
import { WatchableDocument } from "./Watchable.generated.ts";

interface Listed {
  readonly __typename: "Movie" | "TvShow";
  readonly id: number;
}

const typeOf = (typename: Listed["__typename"]): TitleType =>
  typename === "Movie" ? "MOVIE" : "TV";

/**
 * The query that asks where the titles of a list can be watched, for the first view of a screen. The
 * services count that the address names: the visitor's own are known to their browser alone.
 */
export const watchableOf = (
  titles: readonly Listed[] | null | undefined,
  { country, search }: Pick<ScreenPlace, "country" | "search">,
): readonly ScreenQuery[] => {
  const listed = (titles ?? []).map(({ __typename, id }) => ({ type: typeOf(__typename), id }));
  const variables = watchableVariables(listed, country, readMyServices(search) ?? noServices);
  return variables === null ? [] : [screenQuery(WatchableDocument, variables)];
};
