import { readQuery } from "../../../features/search-box/search-query.ts";
import type { TitleType } from "../../../generated/schema.ts";

/** What the form of the filters sends without scripts: names to look for, which are no filters. */
export const findKeys = ["find_keyword", "find_person"] as const;

/** The names to look for in a URL; null for one that is missing or blank, and for persons of shows. */
export const readFind = (search: URLSearchParams, type: TitleType) => ({
  keyword: readQuery(search.get("find_keyword")) || null,
  person: (type === "MOVIE" && readQuery(search.get("find_person"))) || null,
});
