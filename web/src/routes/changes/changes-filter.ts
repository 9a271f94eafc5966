import type { OfferKind, TitleType } from "../../generated/schema.ts";
import { typeInPath } from "../../paths.ts";
import { kindInUrl, readKinds } from "../../features/services/offer-kinds.ts";
import type { WatchableVariables } from "../../lib/route.ts";
import { readType } from "../../lib/url/read-id.ts";

export interface ChangesFilter {
  readonly change: "ADDED" | "REMOVED";
  readonly type: TitleType | null;
  readonly kinds: readonly OfferKind[];
  /** Services as `services` of a URL has them: a whole family by its identifier, one provider by its number. */
  readonly services: readonly string[];
}

export const servicesInUrl = ["family", "provider"];

/** How many changes a page of the list holds: some days of them. */
const CHANGES_PER_PAGE = 60;
const MAX_SERVICES = 50;

const listOf = (query: URLSearchParams, key: string): readonly string[] => [
  ...new Set(
    query
      .getAll(key)
      .flatMap((value) => value.split(/[,|]/))
      .map((word) => word.trim().toLowerCase()),
  ),
];
const isFamily = (word: string) => /^(?!\d+$)[a-z0-9][a-z0-9-]{0,79}$/.test(word);
const isProvider = (word: string) => /^[1-9]\d{0,8}$/.test(word);

export const readChangesFilter = (query: URLSearchParams): ChangesFilter => ({
  change: query.get("change") === "removed" ? "REMOVED" : "ADDED",
  type: readType(query.get("type") ?? undefined),
  kinds: readKinds(listOf(query, "kinds")),
  services: [
    ...listOf(query, "family").filter(isFamily).slice(0, MAX_SERVICES),
    ...listOf(query, "provider").filter(isProvider).slice(0, MAX_SERVICES),
  ].sort(),
});

/** What the visitor's services have, where they want only that and the URL names no other services. */
export const narrowToMine = (filter: ChangesFilter, mine: WatchableVariables | null) => {
  if (mine === null || filter.services.length > 0) return filter;
  const { services, kinds } = mine.watchable;
  return {
    ...filter,
    services: services.filter((service) => isFamily(service) || isProvider(service)).toSorted(),
    kinds: filter.kinds.length > 0 ? filter.kinds : (kinds ?? []),
  };
};

/** Where the list goes on; null at its start, and for what cannot be a cursor. */
export const readAfter = (query: URLSearchParams): string | null => {
  const after = query.get("after");
  return after !== null && /^[\w-]{1,80}$/.test(after) ? after : null;
};

export const writeChangesFilter = (filter: ChangesFilter, separator: "," | "|" = ",") => ({
  change: filter.change === "REMOVED" ? "removed" : null,
  type: filter.type && typeInPath(filter.type),
  kinds: filter.kinds.map(kindInUrl).join(separator),
  family: filter.services.filter(isFamily).join(separator),
  provider: filter.services.filter(isProvider).join(separator),
});

export const isFiltered = ({ type, kinds, services }: ChangesFilter): boolean =>
  type !== null || kinds.length > 0 || services.length > 0;

export const changesVariables = (filter: ChangesFilter, country: string, after: string | null) => {
  const families = filter.services.filter(isFamily);
  const providers = filter.services.filter(isProvider).map(Number);
  return {
    country,
    change: filter.change,
    type: filter.type,
    kinds: filter.kinds.length > 0 ? [...filter.kinds] : null,
    families: families.length > 0 ? families : null,
    providers: providers.length > 0 ? providers : null,
    first: CHANGES_PER_PAGE,
    after,
  };
};
