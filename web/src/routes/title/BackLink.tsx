import ArrowLeft from "virtual:icons/arrow-left";
import { splitPrefix } from "@flickmap/schema/language-paths.ts";
import type { MouseEvent } from "react";

import { t } from "../../lib/messages.ts";
import { getPageKey } from "../../lib/url/page-key.ts";
import { useHydrated } from "../../lib/use-hydrated.ts";
import { paths } from "../../paths.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { Link } from "../../ui/Link.tsx";

/** Leads to the page of the site that the visitor came from, as it was left; on a first visit to the home page. */
export function BackLink() {
  const hydrated = useHydrated();
  const goesBack = hydrated && findPreviousPage() !== null;
  return (
    <IconButton
      as={Link}
      to={paths.home()}
      $framed
      aria-label={t(goesBack ? "common.back" : "common.backToHome")}
      onClick={goBack}
    >
      <ArrowLeft size={20} aria-hidden />
    </IconButton>
  );
}

/** Null where the tab opened the site here, and in browsers without the Navigation API. */
const findPreviousPage = (): NavigationHistoryEntry | null => {
  if (!("navigation" in window)) return null;
  const here = getPage(location.href);
  const before = navigation.entries().slice(0, navigation.currentEntry?.index);
  return before.findLast(({ url }) => url !== null && getPage(url) !== here) ?? null;
};

const getPage = (url: string) => getPageKey(splitPrefix(new URL(url).pathname).path);

const goBack = (event: MouseEvent) => {
  const previous = findPreviousPage();
  const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  if (previous === null || opensElsewhere) return;
  event.preventDefault();
  navigation.traverseTo(previous.key);
};
