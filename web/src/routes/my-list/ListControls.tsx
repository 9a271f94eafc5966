import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";

import { Link } from "../../ui/Link.tsx";
import { space } from "../../ui/theme.ts";
import { Tab, Tabs } from "../../ui/Tabs.tsx";
import type { ListSort } from "./list-query.ts";
import { listSorts, readListQuery } from "./list-query.ts";
import { t, type PlainMessageName } from "../../lib/messages.ts";

const types = [
  [null, "common.all"],
  ["movie", "common.movies"],
  ["tv", "common.tvShows"],
] as const;

const sortLabels: Readonly<Record<ListSort, PlainMessageName>> = {
  added: "my-list.lastAdded",
  name: "my-list.name",
  year: "common.newest",
  rating: "my-list.rating",
};

interface Props {
  /** How many titles are to watch and how many are seen; null for a list that a link names. */
  readonly counts: { readonly toWatch: number; readonly seen: number } | null;
}

/** Which titles of a list are shown, and in which order: the URL. */
export function ListControls({ counts }: Props) {
  const [searchParams] = useSearchParams();
  const { type, sort, isSeen } = readListQuery(searchParams);
  const shown = type === null ? null : type === "MOVIE" ? "movie" : "tv";
  const getHref = (key: string, value: string | null) => {
    const next = new URLSearchParams(searchParams);
    if (value === null) next.delete(key);
    else next.set(key, value);
    return `?${next}`.replaceAll("%2C", ",");
  };
  return (
    <Row>
      {counts && (
        <First>
          <Tabs as="nav" aria-label={t("common.myList")}>
            <Tab as={Link} to={getHref("show", null)} aria-current={isSeen ? undefined : "true"}>
              {t("my-list.toWatch", { count: counts.toWatch })}
            </Tab>
            <Tab as={Link} to={getHref("show", "seen")} aria-current={isSeen ? "true" : undefined}>
              {t("my-list.seenCount", { count: counts.seen })}
            </Tab>
          </Tabs>
        </First>
      )}
      <Tabs as="nav" aria-label={t("common.show")}>
        {types.map(([value, label]) => (
          <Tab
            key={label}
            as={Link}
            to={getHref("type", value)}
            aria-current={value === shown ? "true" : undefined}
          >
            {t(label)}
          </Tab>
        ))}
      </Tabs>
      <Tabs as="nav" aria-label={t("common.order")}>
        {listSorts
          // What is seen is shown without a request, and so without its rating.
          .filter((each) => !isSeen || each !== "rating")
          .map((each) => (
            <Tab
              key={each}
              as={Link}
              to={getHref("sort", each === "added" ? null : each)}
              aria-current={each === sort ? "true" : undefined}
            >
              {t(each === "added" && counts === null ? "my-list.asShared" : sortLabels[each])}
            </Tab>
          ))}
      </Tabs>
    </Row>
  );
}

const First = styled.div`
  flex: 1 0 100%;
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  max-width: 100%;
`;
