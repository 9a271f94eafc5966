import { styled } from "styled-components";

import type { TitleType } from "../../generated/schema.ts";
import { Tab, Tabs } from "../../ui/Tabs.tsx";
import { media } from "../../ui/theme.ts";
import type { ChangesFilter } from "./changes-filter.ts";
import { Link } from "../../ui/Link.tsx";
import { t, type PlainMessageName } from "../../lib/messages.ts";

interface Props {
  readonly filter: ChangesFilter;
  readonly getHref: (filter: ChangesFilter) => string;
}

const directions = [
  { change: "ADDED", label: "frame.new" },
  { change: "REMOVED", label: "changes.gone" },
] as const;

const types: readonly { readonly type: TitleType | null; readonly label: PlainMessageName }[] = [
  { type: null, label: "common.all" },
  { type: "MOVIE", label: "common.movies" },
  { type: "TV", label: "common.tvShows" },
];

/** What came or what left; of movies, of shows or of both. Links, so that they work without scripts. */
export function ChangesTabs({ filter, getHref }: Props) {
  return (
    <>
      <Tabs as="nav" aria-label={t("changes.changes")}>
        {directions.map(({ change, label }) => (
          <Tab
            key={change}
            as={Link}
            to={getHref({ ...filter, change })}
            aria-current={change === filter.change ? "page" : undefined}
          >
            {t(label)}
          </Tab>
        ))}
      </Tabs>
      <Types as="nav" aria-label={t("common.type")}>
        {types.map(({ type, label }) => (
          <Tab
            key={label}
            as={Link}
            to={getHref({ ...filter, type })}
            rel="nofollow"
            aria-current={type === filter.type ? "page" : undefined}
          >
            {t(label)}
          </Tab>
        ))}
      </Types>
    </>
  );
}

const Types = styled(Tabs)`
  ${media.compact} {
    order: 1;
  }
`;
