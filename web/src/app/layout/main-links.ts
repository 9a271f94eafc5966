import { paths } from "../../paths.ts";

/** The links of the header. */
export const mainLinks = [
  { to: paths.home(), label: "Home" },
  { to: paths.category("movie"), label: "Movies" },
  { to: paths.category("tv"), label: "TV Shows" },
  { to: paths.changes(), label: "New" },
  { to: paths.advancedSearch(), label: "Advanced Search" },
] as const;
