import type { CategoryFilter } from "../../paths.ts";

/** The address query of another list: its first page; what else the address carries stays. */
export const categoryQuery = (address: URLSearchParams, filter: CategoryFilter): string => {
  const next = new URLSearchParams(address);
  next.delete("page");
  if (filter === "popular") next.delete("filter");
  else next.set("filter", filter);
  return `?${next}`;
};
