import { useSearchParams } from "react-router-dom";
import { useCountry } from "../../features/country/country-context.ts";
import { HideSeenButton } from "../../features/my-list/HideSeenButton.tsx";
import { MyServicesButton } from "../../features/services/MyServicesButton.tsx";
import { useScrollUp } from "../../features/title-grid/use-page-param.ts";
import { ListFrame } from "../../features/title-grid/ListFrame.tsx";
import { paths } from "../../paths.ts";
import { useRouteQuery } from "../../features/country/use-route-query.ts";
import { inCountry } from "../../features/country/country-in-text.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { ChangesAnswer, changesStatus } from "./ChangesAnswer.tsx";
import { ChangesFilters } from "./ChangesFilters.tsx";
import { changesQuery } from "./route.ts";
import {
  type ChangesFilter,
  isFiltered,
  narrowToMine,
  readAfter,
  servicesInUrl,
  writeChangesFilter,
  readChangesFilter,
} from "./changes-filter.ts";
import { useWatchableFilter } from "../../features/services/only-mine.ts";
import { Row, Text } from "../../ui/primitives.ts";
import { t, localFile } from "../../lib/messages.ts";
import { styled } from "styled-components";
import Rss from "virtual:icons/rss";
import { color, space, media } from "../../ui/theme.ts";
import { Tabs } from "../../ui/Tabs.tsx";
import { TypeTabs } from "../TypeTabs.tsx";

const directions = [
  { change: "ADDED", label: "frame.new" },
  { change: "REMOVED", label: "changes.gone" },
] as const;

/** What came to services in the selected country, day by day, and what left them. Filters and place are the URL. */
export function ChangesPage() {
  const [searchParams] = useSearchParams();
  const { country } = useCountry();
  const scrollUp = useScrollUp();
  const query = useRouteQuery(changesQuery);
  const { data } = query;
  const filter = readChangesFilter(searchParams);
  const inForce = narrowToMine(filter, useWatchableFilter());
  const after = readAfter(searchParams);
  const getHref = (next: ChangesFilter, from: string | null = null) =>
    paths.changes({ ...writeChangesFilter(next), after: from });
  const gone = filter.change === "REMOVED";
  const place = country && inCountry(country, "heading");
  const isStart = !isFiltered(filter) && after === null;
  const status = changesStatus(query);
  const feed = country && {
    href: localFile(paths.feed(country.code, writeChangesFilter(inForce, "|"))),
    type: "application/atom+xml",
  };
  const isInvented =
    data?.site.source === "SAMPLE" && (data.availabilityChanges?.edges.length ?? 0) > 0;
  return (
    <ListFrame
      above={
        <PageHead
          title={
            place === null
              ? t(gone ? "changes.goneTitleAnywhere" : "changes.newTitleAnywhere")
              : t(gone ? "changes.goneTitle" : "changes.newTitle", { inCountry: place })
          }
          description={t(gone ? "changes.goneDescription" : "changes.newDescription")}
          canonical={isStart ? paths.changes(writeChangesFilter(filter)) : undefined}
          unlisted={!isStart}
          status={status}
        />
      }
      heading={
        place === null
          ? t(gone ? "changes.goneAnywhere" : "changes.newAnywhere")
          : t(gone ? "changes.goneIn" : "changes.newIn", { inCountry: place })
      }
      note={
        <Lines>
          <span>{t(gone ? "changes.whenLeft" : "changes.whenCame")}</span>
          <Row as="span" $wrap $align="center" $gap={[1, 4]}>
            {feed && (
              <>
                <link
                  {...feed}
                  rel="alternate"
                  title={t(gone ? "changes.goneFeed" : "changes.newFeed", {
                    inCountry: inCountry(country),
                  })}
                />
                <Feed {...feed}>
                  <Rss size={14} aria-hidden />
                  {t("common.atomFeed")}
                </Feed>
              </>
            )}
            {isInvented && (
              <Text as="span" $color="accent">
                {t("changes.sample")}
              </Text>
            )}
          </Row>
        </Lines>
      }
      controls={
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
            shown={filter.type}
            getHref={(type) => getHref({ ...filter, type })}
          />
        </>
      }
      aside={
        <Row $wrap $align="center" $gap={2}>
          <MyServicesButton narrows instead={servicesInUrl} />
          <HideSeenButton />
        </Row>
      }
    >
      <ChangesFilters country={country} filter={filter} getHref={getHref} />
      <ChangesAnswer
        query={query}
        status={status}
        filter={filter}
        isNarrowed={inForce !== filter}
        isStart={after === null}
        place={country && inCountry(country)}
        getHref={getHref}
        onTurn={() => scrollUp("instant")}
      />
    </ListFrame>
  );
}

const Lines = styled.span`
  display: grid;
  gap: ${space(1)};
  max-width: 46rem;
`;

const Feed = styled.a`
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  padding-block: ${space(1)};
  color: ${color.accent};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`;

const Types = styled(TypeTabs)`
  ${media.compact} {
    order: 1;
  }
`;
