import { paths } from "../../paths.ts";

export const mainLinks = [
  { to: paths.home(), label: "frame.home" },
  { to: paths.category("movie"), label: "common.movies" },
  { to: paths.category("tv"), label: "common.tvShows" },
  { to: paths.changes(), label: "frame.new" },
  { to: paths.advancedSearch(), label: "frame.advancedSearch" },
] as const;

const linkedPaths: readonly string[] = [...mainLinks.map(({ to }) => to), paths.list()];

/** The link whose page is open, or whose page the open one is below. Routes do not tell upper and lower case apart. */
export const getCurrentLink = (pathname: string): string | undefined => {
  const path = pathname.toLowerCase();
  return linkedPaths.find((to) => path === to || (to !== "/" && path.startsWith(`${to}/`)));
};
