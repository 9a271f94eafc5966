import CalendarClock from "virtual:icons/calendar-clock";
import type { ComponentProps } from "react";
import { styled } from "styled-components";
import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { TitleGridSkeleton } from "../../features/title-grid/TitleGridSkeleton.tsx";
import { justWatchLink } from "../../features/site/source-links.tsx";
import { NothingOnMine } from "../../features/services/NothingOnMine.tsx";
import { UnreachableNote } from "../../features/title-grid/TitleList.tsx";
import { formatDay } from "../../lib/format/format.ts";
import { usePageContext } from "../../lib/page-context.ts";
import { color, space, text } from "../../ui/theme.ts";
import { VisuallyHidden, Row, Stack } from "../../ui/primitives.ts";
import type { ChangesQuery } from "./Changes.generated.ts";
import { type ChangesFilter, isFiltered } from "./changes-filter.ts";
import { ChangesByDay } from "./ChangesByDay.tsx";
import { groupByDay, type ChangedTitle } from "./group-by-day.ts";
import { paths } from "../../paths.ts";
import { toAbsoluteUrl } from "../../lib/url/to-absolute-url.ts";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { TryAgain } from "../../ui/TryAgain.tsx";
import { StructuredData } from "../../ui/StructuredData.tsx";
import type { ShownQuery } from "../../network/use-query.ts";
import { Link } from "../../ui/Link.tsx";
import { t, rich, localPath } from "../../lib/messages.ts";

const listData = (titles: readonly ChangedTitle[], origin: string) => ({
  "@type": "ItemList",
  itemListElement: titles.map((title, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name: title.name,
    url: toAbsoluteUrl(localPath(paths.title(title)), origin),
  })),
});

interface Props {
  readonly query: ShownQuery<ChangesQuery>;
  readonly status: 404 | 503 | undefined;
  readonly filter: ChangesFilter;
  readonly isNarrowed: boolean;
  readonly isStart: boolean;
  readonly place: string | null;
  readonly getHref: (filter: ChangesFilter, after?: string | null) => string;
  readonly onTurn: () => void;
}

export function ChangesAnswer(props: Props) {
  const { query, status, filter, isNarrowed, isStart, place, getHref, onTurn } = props;
  const { today } = usePageContext();
  const newest = getHref(filter);
  const nothingOlder = (
    <Nothing title={t("changes.noOlder")} way={{ to: newest, label: t("changes.backToNewest") }} />
  );
  if (status === 404) return nothingOlder;
  if (status === 503) {
    return (
      <Stack $gap={6}>
        <ErrorState title={t("grid.failed")} actions={<TryAgain primary onRetry={query.retry} />}>
          {t("changes.failedText")}
        </ErrorState>
        <UnreachableNote />
      </Stack>
    );
  }
  const changes = query.data?.availabilityChanges;
  if (!changes) {
    return (
      <div aria-busy>
        <VisuallyHidden as="output">{t("common.loading")}</VisuallyHidden>
        <TitleGridSkeleton count={12} />
      </div>
    );
  }
  const { edges, pageInfo, observingSince } = changes;
  const days = groupByDay(edges.map(({ node }) => node));
  const titles = days.flatMap((day) => day.titles);
  const popular = { to: paths.category("movie"), label: t("changes.popularMovies") };
  const since = observingSince && formatDay(observingSince.slice(0, 10), today);
  const nothing =
    since === null || place === null ? (
      <Nothing title={t("changes.nothingTracked")} way={popular}>
        {t("changes.listedOnce")}
      </Nothing>
    ) : isFiltered(filter) ? (
      <Nothing
        title={t("changes.nothingMatches")}
        way={{
          to: getHref({ ...filter, type: null, kinds: [], services: [] }),
          label: t("changes.clearFilters"),
        }}
      >
        {t("changes.noneFits", { since })}
      </Nothing>
    ) : isStart ? (
      <Nothing title={t("changes.nothingSoFar")} way={popular}>
        {t(filter.change === "ADDED" ? "changes.noneAdded" : "changes.noneLost", {
          inCountry: place,
        })}
      </Nothing>
    ) : (
      nothingOlder
    );
  const hasNewer = !isStart && titles.length > 0;
  return (
    <>
      <VisuallyHidden as="output">
        {titles.length === 0
          ? t("common.nothingFound")
          : t("common.titles", { count: titles.length })}
      </VisuallyHidden>
      {titles.length > 0 ? (
        <>
          {!isFiltered(filter) && isStart && (
            <StructuredData getData={(origin) => listData(titles, origin)} />
          )}
          <ChangesByDay days={days} change={filter.change} />
        </>
      ) : isNarrowed && since !== null && place !== null ? (
        <NothingOnMine otherwise={nothing} />
      ) : (
        nothing
      )}
      {/* A cursor names a place that stays when changes are added. */}
      {(hasNewer || pageInfo.hasNextPage) && (
        <Row as="nav" $justify="center" $gap={3} $above={10} aria-label={t("common.pages")}>
          {hasNewer && (
            <Button as={Link} to={newest} onClick={onTurn}>
              {t("changes.newest")}
            </Button>
          )}
          {pageInfo.hasNextPage && (
            <Button
              as={Link}
              to={getHref(filter, pageInfo.endCursor)}
              rel="nofollow"
              onClick={onTurn}
            >
              {t("changes.older")}
            </Button>
          )}
        </Row>
      )}
      <Credits>
        {since !== null && t("changes.recordedSince", { since })}{" "}
        {rich("common.availabilityBy", { link: justWatchLink })}
      </Credits>
    </>
  );
}

function Nothing(props: Omit<ComponentProps<typeof EmptyState>, "icon">) {
  return <EmptyState icon={<CalendarClock size={32} />} {...props} />;
}

const Credits = styled.p`
  ${text.caption};
  margin-top: ${space(12)};
  color: ${color.textQuiet};
  a {
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
`;

/** The gateway gave no cursor such as the URL has, or no longer has the change that it names. */
const isRefused = (error: Error): boolean =>
  CombinedGraphQLErrors.is(error) &&
  error.errors.some(({ extensions }) =>
    ["BAD_USER_INPUT", "CURSOR_EXPIRED"].includes(String(extensions?.["code"])),
  );

/** 404 where the list has no such place, 503 where it could not be had. */
export const changesStatus = ({
  data,
  error,
}: Pick<ShownQuery<ChangesQuery>, "data" | "error">): 404 | 503 | undefined => {
  if (data || error === undefined) return undefined;
  return isRefused(error) ? 404 : 503;
};
