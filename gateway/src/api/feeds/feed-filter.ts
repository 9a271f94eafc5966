import { getFamily } from "../../domain/availability/families.ts";
import type { Provider } from "../../domain/availability/offers.ts";
import { KINDS } from "./atom-feed.ts";
import type { NamedChange } from "../../domain/changes/changes.ts";

/** The filter of a feed, as its query has it. */
export interface FeedQuery {
  readonly providers?: readonly number[] | undefined;
  readonly provider_families?: readonly string[] | undefined;
  readonly kinds?: readonly NamedChange["kind"][] | undefined;
  readonly change?: "added" | "removed" | undefined;
  readonly type?: "movie" | "tv" | undefined;
  readonly titles?: readonly unknown[] | undefined;
}

/**
 * A feed's filter in words for its title, and as the query of the page `/new`, which reads the same names with commas
 * between values.
 *
 * @param allProviders all providers by number; one that is not among them is called by its number
 */
export function feedFilter(
  query: FeedQuery,
  country: string,
  allProviders: ReadonlyMap<number, Provider>,
): { only: string[]; pageQuery: string } {
  const { providers = [], provider_families: ids = [], kinds = [], change, type, titles } = query;
  const families = new Map(
    [...allProviders.values()].map(({ name }) => [getFamily(name).id, getFamily(name).name]),
  );
  const services = [
    ...ids.map((id) => families.get(id) ?? id),
    ...providers.map((id) => allProviders.get(id)?.name ?? `service ${id}`),
  ];
  const only = [
    services.join(" or "),
    kinds.map((kind) => KINDS[kind]).join(" or "),
    change === undefined ? "" : change === "added" ? "only new" : "only gone",
    type === undefined ? "" : type === "movie" ? "movies" : "shows",
    titles === undefined ? "" : titles.length === 1 ? "one title" : `${titles.length} titles`,
  ].filter((part) => part !== "");
  const written = [
    ["country", country],
    ["change", change ?? ""],
    ["type", type ?? ""],
    ["kinds", kinds.join(",")],
    ["family", ids.join(",")],
    ["provider", providers.join(",")],
  ].filter(([, value]) => value !== "");
  const search = new URLSearchParams(written).toString().replaceAll("%2C", ",");
  return { only, pageQuery: `?${search}` };
}
