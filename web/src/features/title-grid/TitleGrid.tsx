import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { TitleCard_TitleFragment } from "../titles/TitleCard.generated.ts";
import { TitleCard } from "../titles/TitleCard.tsx";
import { HiddenNote } from "../titles/HiddenNote.tsx";
import { useShownTitles } from "../titles/use-shown-titles.ts";
import { media, printedColumns, space, color, text } from "../../ui/theme.ts";
import { Badge } from "../../ui/primitives.ts";
import { t } from "../../lib/messages.ts";
import { formatNumber } from "../../lib/format/format.ts";
import type { ListedPage } from "./list-state.ts";

export type GridTitle = TitleCard_TitleFragment & {
  readonly __typename: "Movie" | "TvShow";
  readonly id: number;
};

interface Props {
  readonly label: string;
  readonly titles: readonly GridTitle[];
  readonly renderBadge?: (title: GridTitle) => ReactNode;
  readonly narrow?: boolean;
}

/** Cards that a phone shows first; their posters are requested before the others. */
export const priorityCount = 2;

export function TitleGrid({ label, titles, renderBadge, narrow = false }: Props) {
  const { shown, hidden } = useShownTitles(titles);
  return (
    <>
      <HiddenNote hidden={hidden} total={titles.length} />
      <Grid aria-label={label} $narrow={narrow}>
        {shown.map((title, index) => (
          <li key={`${title.__typename}:${title.id}`}>
            <TitleCard
              title={title}
              badge={renderBadge?.(title)}
              sizes={posterSizes}
              priority={index < priorityCount}
            />
          </li>
        ))}
      </Grid>
    </>
  );
}

/** A little less than the column: for a pixel that is missing browsers take the next picture, of up to twice the bytes. */
const posterSizes =
  "(min-width: 1100px) 171px, (min-width: 768px) 20vw, (min-width: 480px) 28vw, 42vw";

/** The columns of a grid of cards; its placeholders stand in the same ones. */
export const Grid = styled.ul<{ $narrow?: boolean }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(${({ $narrow }) => (($narrow ?? false) ? "9.5rem" : "10.5rem")}, 1fr)
  );
  gap: ${space(7)} ${space(5)};
  > li {
    position: relative;
    min-width: 0;
  }
  /* Set by the start script, and taken away once what is seen is left out. */
  [data-holds-cards] & {
    visibility: hidden;
  }
  ${media.compact} {
    /* Two columns on the smallest of phones too. */
    grid-template-columns: repeat(auto-fill, minmax(min(9rem, calc(50% - ${space(2)})), 1fr));
    gap: ${space(6)} ${space(4)};
  }
  ${media.print} {
    grid-template-columns: ${printedColumns};
    gap: ${space(4)};
  }
`;

export const ListCount = styled.p`
  ${text.small};
  margin-bottom: ${space(5)};
  color: ${color.textQuiet};
  font-variant-numeric: tabular-nums;
`;

export function TypeBadge({ typename }: { readonly typename: "Movie" | "TvShow" }) {
  return <Badge>{t(typename === "Movie" ? "common.movie" : "common.tv")}</Badge>;
}

const pageSize = 20;

export const shownRange = (page: number, shown: number, total: number): string => {
  if (shown === 0) return t("grid.showingNone");
  const first = (page - 1) * pageSize + 1;
  const last = first + shown - 1;
  return t("grid.showingRange", {
    from: formatNumber(first),
    to: formatNumber(last),
    total: formatNumber(Math.max(total, last)),
  });
};

export const shownCount = (shown: number, total: number): string =>
  t("grid.showing", { shown: formatNumber(shown), total: formatNumber(Math.max(total, shown)) });

/** ", out of the first 100 of 1,031 titles", of a list for which not everything was looked up; empty for others. */
export const outOf = ({ narrowedFrom }: ListedPage["pageInfo"]): string =>
  narrowedFrom && narrowedFrom.checked < narrowedFrom.totalResults
    ? t("grid.outOf", { checked: narrowedFrom.checked, total: narrowedFrom.totalResults })
    : "";
