import { readType } from "../../lib/url/read-id.ts";
import { listKey, parseListKey, tidyList, type ListKey } from "../../features/my-list/my-list.ts";

export const listSorts = ["added", "name", "year", "rating"] as const;

export type ListSort = (typeof listSorts)[number];

/** Reads the URL of a list. Nonsense is ignored; a link that names no title is the visitor's own list. */
export const readListQuery = (search: URLSearchParams) => {
  const keys = (search.get("titles") ?? "")
    .split(/[,|]/)
    .map(parseListKey)
    .filter((key) => key !== null);
  const sort = search.get("sort");
  return {
    shared: keys.length === 0 ? null : tidyList(keys),
    isSeen: keys.length === 0 && search.get("show") === "seen",
    type: readType(search.get("type") ?? undefined),
    sort: listSorts.find((each) => each === sort) ?? "added",
  };
};

export const writeTitles = (list: readonly ListKey[]): string => list.map(listKey).join(",");
