import { splitPrefix } from "@flickmap/schema/language-paths.ts";
import { patterns, toPathExpression } from "../../paths.ts";

/** The page without content, which the browser fills: it stands in for every page without a network. */
export const SHELL_PATH = "/app-shell";

/** Every other URL of this origin is the gateway's alone: the shell never stands in for it. */
const pagePaths = Object.values(patterns).map(toPathExpression);

export const isPage = ({ pathname }: URL): boolean => {
  const { path } = splitPrefix(pathname);
  return pagePaths.some((expression) => expression.test(path));
};

export const isMessageFile = ({ pathname }: URL): boolean =>
  pathname.startsWith("/assets/messages-");

export const isArtwork = (destination: string, url: URL, ownOrigin: string): boolean =>
  destination === "image" && (url.origin !== ownOrigin || url.pathname.startsWith("/images/"));
