import type { CategoryFilter } from "../../paths.ts";

/** The URL query of another list: its first page; what else the URL carries stays. */
export const categoryQuery = (address: URLSearchParams, filter: CategoryFilter): string => {
  const next = new URLSearchParams(address);
  next.delete("page");
  if (filter === "popular") next.delete("filter");
  else next.set("filter", filter);
  return `?${next}`;
};
