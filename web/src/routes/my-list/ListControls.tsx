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

/**
 * Which titles of a list are shown, and in which order: the URL.
 *
 * @param own false for a list that a link names, which has an order of its own
 */
export function ListControls({ own }: { readonly own: boolean }) {
  const [searchParams] = useSearchParams();
  const { type, sort } = readListQuery(searchParams);
  const shown = type === null ? null : type === "MOVIE" ? "movie" : "tv";
  const getHref = (key: string, value: string | null) => {
    const next = new URLSearchParams(searchParams);
    if (value === null) next.delete(key);
    else next.set(key, value);
    return `?${next}`.replaceAll("%2C", ",");
  };
  return (
    <Row>
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
        {listSorts.map((each) => (
          <Tab
            key={each}
            as={Link}
            to={getHref("sort", each === "added" ? null : each)}
            aria-current={each === sort ? "true" : undefined}
          >
            {t(each === "added" && !own ? "my-list.asShared" : sortLabels[each])}
          </Tab>
        ))}
      </Tabs>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  max-width: 100%;
`;
