import { useContext, useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import { Aside } from "../../features/title-grid/ListFrame.tsx";
import type { ListState } from "../../features/title-grid/list-state.ts";
import {
  ListCount,
  TitleGrid,
  type GridTitle,
  outOf,
  shownRange,
} from "../../features/title-grid/TitleGrid.tsx";
import { TitleList } from "../../features/title-grid/TitleList.tsx";
import type { PageParam } from "../../features/title-grid/use-page-param.ts";
import { getJobLabel } from "../../features/people/department-label.ts";
import { HideSeenButton } from "../../features/my-list/HideSeenButton.tsx";
import { MyServicesButton, shownWithServices } from "../../features/services/MyServicesButton.tsx";
import { NothingOnMine } from "../../features/services/NothingOnMine.tsx";
import { useMyServices } from "../../features/services/use-my-services.ts";
import { WatchableContext, watchableKey } from "../../features/titles/watchable-context.ts";
import { withParams } from "../../lib/url/with-params.ts";
import { Badge, Row, Text } from "../../ui/primitives.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { TypeTabs } from "../TypeTabs.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { pageMeasure, space } from "../../ui/theme.ts";
import {
  readCreditsQuery,
  writeCreditsQuery,
  type Credits,
  type CreditsQuery,
} from "./credits-query.ts";
import { t } from "../../lib/messages.ts";

interface Props {
  readonly name: string;
  readonly state: ListState<Credits>;
  readonly pageParam: PageParam;
  readonly onRetry: () => void;
}

const sorts = [
  ["POPULARITY", "person.popular"],
  ["NEWEST", "common.newest"],
] as const;

/** What a person took part in: type and order are the URL; titles on the visitor's services first, where they want that. */
export function Filmography({ name, state, pageParam, onRetry }: Props) {
  const [searchParams] = useSearchParams();
  const part = readCreditsQuery(searchParams);
  const [mineFirst, setMineFirst] = useState(false);
  const { mine } = useMyServices();
  const getHref = (change: Partial<CreditsQuery>) =>
    withParams(searchParams, { page: null, ...writeCreditsQuery({ ...part, ...change }) });
  return (
    <Section aria-labelledby="filmography">
      <Text as="h2" $step="heading" id="filmography">
        {t("person.heading")}
      </Text>
      <Row $wrap $align="center" $gap={3} $above={4} $below={6}>
        <TypeTabs
          label={t("common.show")}
          shown={part.type}
          getHref={(type) => getHref({ type })}
        />
        <Tabs
          label={t("common.order")}
          tabs={sorts.map(([sort, label]) => ({
            label: t(label),
            to: getHref({ sort }),
            current: sort === part.sort,
          }))}
        />
        <MineFirst
          data-shown={mine.services.length > 0 || undefined}
          aria-pressed={mineFirst}
          onClick={() => setMineFirst(!mineFirst)}
        >
          {t("person.mineFirst")}
        </MineFirst>
        <Aside>
          <Row $wrap $gap={2}>
            <MyServicesButton narrows />
            <HideSeenButton />
          </Row>
        </Aside>
      </Row>
      <TitleList
        state={state}
        placeholders={20}
        counted
        pageParam={pageParam}
        paging="position"
        onRetry={onRetry}
        failure={{
          title: t("grid.failed"),
          text: t("person.failed"),
        }}
        renderEmpty={({ pageInfo }) => {
          const nothing = (
            <EmptyState title={t("grid.empty")}>
              {t("person.none", { type: part.type ?? "", name })}
            </EmptyState>
          );
          return pageInfo.narrowedFrom?.totalResults ? (
            <NothingOnMine from={pageInfo.narrowedFrom} otherwise={nothing} />
          ) : (
            nothing
          );
        }}
      >
        {({ results, pageInfo }) => (
          <>
            <ListCount>
              {shownRange(pageInfo.page, results.length, pageInfo.totalResults)}
              {outOf(pageInfo)}
            </ListCount>
            <Cards label={t("person.with", { name })} credits={results} mineFirst={mineFirst} />
          </>
        )}
      </TitleList>
    </Section>
  );
}

const MineFirst = styled(Chip)`
  ${shownWithServices}
`;

interface CardsProps {
  readonly label: string;
  readonly credits: Credits["results"];
  readonly mineFirst: boolean;
}

function Cards({ label, credits, mineFirst }: CardsProps) {
  const watchable = useContext(WatchableContext);
  const sorted = useMemo(() => {
    const titles = credits.map(({ title }) => title);
    if (!mineFirst) return titles;
    const isMine = ({ type, id }: GridTitle) =>
      (watchable?.get(watchableKey(type, id))?.usable.length ?? 0) > 0;
    return titles.toSorted((one, other) => Number(isMine(other)) - Number(isMine(one)));
  }, [credits, mineFirst, watchable]);
  const jobs = new Map(credits.map(({ title, jobs }) => [title as GridTitle, jobs[0]]));
  return (
    <TitleGrid
      label={label}
      titles={sorted}
      renderBadge={(title) => {
        const job = jobs.get(title);
        if (job === undefined) return null;
        const label = getJobLabel(job);
        return <Badge lang={label === undefined ? "en" : undefined}>{label ?? job}</Badge>;
      }}
    />
  );
}

export const Section = styled.section`
  ${pageMeasure};
  margin-top: ${space(12)};
  padding-bottom: ${space(20)};
`;
