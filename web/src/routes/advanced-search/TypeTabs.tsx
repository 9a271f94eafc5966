import type { FilterSet } from "../../features/filters/filter-set.ts";
import { filterSetForOtherType } from "../../features/filters/other-type.ts";
import type { TitleType } from "../../generated/schema.ts";
import { Tab, Tabs } from "../../ui/Tabs.tsx";
import { Link } from "../../ui/Link.tsx";
import { t } from "../../lib/messages.ts";

interface Props {
  readonly type: TitleType;
  /** The filters in force, which the other type takes over as far as they make sense there. */
  readonly set: FilterSet;
  readonly getHref: (set: FilterSet, type: TitleType) => string;
}

/** 'Movies' and 'TV Shows': each its own route, at its first page. */
export function TypeTabs({ type, set, getHref }: Props) {
  return (
    <Tabs as="nav" aria-label={t("common.type")}>
      {(["MOVIE", "TV"] as const).map((each) => (
        <Tab
          key={each}
          as={Link}
          to={getHref(each === type ? set : filterSetForOtherType(set, each), each)}
          aria-current={each === type ? "page" : undefined}
        >
          {each === "MOVIE" ? t("common.movies") : t("common.tvShows")}
        </Tab>
      ))}
    </Tabs>
  );
}
