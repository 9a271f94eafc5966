import { styled } from "styled-components";

import type { TitleType } from "../../generated/schema.ts";
import { Tabs } from "../../ui/Tabs.tsx";
import { media } from "../../ui/theme.ts";
import type { ChangesFilter } from "./changes-filter.ts";
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
      <Tabs
        label={t("changes.changes")}
        tabs={directions.map(({ change, label }) => ({
          label: t(label),
          to: getHref({ ...filter, change }),
          current: change === filter.change && ("page" as const),
        }))}
      />
      <Types
        label={t("common.type")}
        rel="nofollow"
        tabs={types.map(({ type, label }) => ({
          label: t(label),
          to: getHref({ ...filter, type }),
          current: type === filter.type && ("page" as const),
        }))}
      />
    </>
  );
}

const Types = styled(Tabs)`
  ${media.compact} {
    order: 1;
  }
`;
