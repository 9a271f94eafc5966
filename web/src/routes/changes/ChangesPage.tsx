import { skipToken } from "@apollo/client/react";
import { useSearchParams } from "react-router-dom";
import { useCountry } from "../../features/country/country-context.ts";
import { HideSeenButton } from "../../features/my-list/HideSeenButton.tsx";
import { MyServicesButton } from "../../features/services/MyServicesButton.tsx";
import { useScrollUp } from "../../features/title-grid/use-page-param.ts";
import { ListFrame } from "../../features/title-grid/ListFrame.tsx";
import { LIST_CONTENT } from "../../lib/route.ts";
import { paths } from "../../paths.ts";
import { inCountry } from "../../features/country/country-in-text.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { ChangesDocument } from "./Changes.generated.ts";
import { ChangesAnswer, changesStatus } from "./ChangesAnswer.tsx";
import { ChangesFilters } from "./ChangesFilters.tsx";
import {
  type ChangesFilter,
  changesVariables,
  isFiltered,
  narrowToMine,
  readAfter,
  servicesInUrl,
  writeChangesFilter,
  readChangesFilter,
} from "./changes-filter.ts";
import { useWatchableFilter } from "../../features/services/only-mine.ts";
import { useShownQuery } from "../../network/use-shown-query.ts";
import { Row, Text } from "../../ui/primitives.ts";
import { t, localFile } from "../../lib/messages.ts";
import { styled } from "styled-components";
import Rss from "virtual:icons/rss";
import { color, space, media } from "../../ui/theme.ts";
import { Tabs } from "../../ui/Tabs.tsx";
import { TypeTabs } from "../TypeTabs.tsx";

/** What came to services in the selected country, day by day, and what left them. Filters and place are the URL. */
export function ChangesPage() {
  const [searchParams] = useSearchParams();
  const { country } = useCountry();
  const scrollUp = useScrollUp();
  const filter = readChangesFilter(searchParams);
  const mine = useWatchableFilter(country?.code ?? null);
  const inForce = narrowToMine(filter, mine, country?.code ?? null);
  const after = readAfter(searchParams);
  const query = useShownQuery(
    ChangesDocument,
    country === null
      ? skipToken
      : {
          variables: changesVariables(inForce, country.code, after),
          context: LIST_CONTENT,
        },
  );
  const { data } = query;
  const getHref = (next: ChangesFilter, from: string | null = null) =>
    paths.changes({
      ...writeChangesFilter(next),
      after: from,
    });
  const gone = filter.change === "REMOVED";
  const heading =
    country === null
      ? t(gone ? "changes.goneAnywhere" : "changes.newAnywhere")
      : t(gone ? "changes.goneIn" : "changes.newIn", {
          inCountry: inCountry(country, "heading"),
        });
  const isStart = !isFiltered(filter) && after === null;

  return (
    <ListFrame
      above={
        <PageHead
          title={
            country
              ? t(gone ? "changes.goneTitle" : "changes.newTitle", {
                  inCountry: inCountry(country, "heading"),
                })
              : t(gone ? "changes.goneTitleAnywhere" : "changes.newTitleAnywhere")
          }
          description={gone ? t("changes.goneDescription") : t("changes.newDescription")}
          canonical={isStart ? paths.changes(writeChangesFilter(filter)) : undefined}
          unlisted={!isStart}
          status={changesStatus(query)}
        />
      }
      heading={heading}
      note={
        <ChangesNote
          filter={inForce}
          country={country}
          invented={
            data?.site.source === "SAMPLE" && (data.availabilityChanges?.edges.length ?? 0) > 0
          }
        />
      }
      controls={<ChangesTabs filter={filter} getHref={getHref} />}
      aside={
        <Row $wrap $align="center" $gap={2}>
          <MyServicesButton narrows country={country} instead={servicesInUrl} />
          <HideSeenButton />
        </Row>
      }
    >
      <ChangesFilters country={country} filter={filter} getHref={getHref} />
      <ChangesAnswer
        query={query}
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

interface Props {
  readonly filter: ChangesFilter;
  readonly country: { readonly code: string; readonly name: string } | null;
  readonly invented: boolean;
}

function ChangesNote({ filter, country, invented }: Props) {
  const gone = filter.change === "REMOVED";
  const feed = country && {
    href: localFile(paths.feed(country.code, writeChangesFilter(filter, "|"))),
    type: "application/atom+xml",
  };
  return (
    <Lines>
      <span>{gone ? t("changes.whenLeft") : t("changes.whenCame")}</span>
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
        {invented && (
          <Text as="span" $color="accent">
            {t("changes.sample")}
          </Text>
        )}
      </Row>
    </Lines>
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

interface ChangesTabsProps {
  readonly filter: ChangesFilter;
  readonly getHref: (filter: ChangesFilter) => string;
}

const directions = [
  { change: "ADDED", label: "frame.new" },
  { change: "REMOVED", label: "changes.gone" },
] as const;

/** What came or what left; of movies, of shows or of both. Links, so that they work without scripts. */
function ChangesTabs({ filter, getHref }: ChangesTabsProps) {
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
        shown={filter.type}
        getHref={(type) => getHref({ ...filter, type })}
      />
    </>
  );
}

const Types = styled(TypeTabs)`
  ${media.compact} {
    order: 1;
  }
`;
