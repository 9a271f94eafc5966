import Clapperboard from "virtual:icons/clapperboard";
import type { ReactNode } from "react";

import { useCountry } from "../country/country-context.ts";
import { PagingBar } from "./PagingBar.tsx";
import type { PageParam } from "./use-page-param.ts";
import type { ListedPage } from "./list-state.ts";
import { listStatus, useListState } from "./list-state.ts";
import { listedTitles } from "./listed-titles.ts";
import { ListFrame } from "./ListFrame.tsx";
import { TitleGrid } from "./TitleGrid.tsx";
import type { GridTitle } from "./TitleGrid.tsx";
import { TitleList } from "./TitleList.tsx";
import { MyServicesButton } from "../services/MyServicesButton.tsx";
import { WatchableTitles } from "../titles/WatchableTitles.tsx";
import type { TitleType } from "../../generated/schema.ts";
import { paths, typeInPath } from "../../paths.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { TryAgain } from "../../ui/TryAgain.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Tab, Tabs } from "../../ui/Tabs.tsx";
import { retryQuery } from "../../network/retry-query.ts";
import { Link } from "../../ui/Link.tsx";

/** Another list that the page leads to, or the one on show. */
export interface ListTab {
  readonly label: string;
  readonly to: string;
  readonly current: boolean;
}

interface Props {
  /** Also the start of the page's title. */
  readonly heading: string;
  /** Stands in the heading's place while the heading is not known. */
  readonly headingSkeleton?: ReactNode;
  readonly canonical: string;
  readonly type: TitleType;
  /** What the tabs choose, read out. */
  readonly tabsName: string;
  readonly tabs: readonly ListTab[];
  readonly pageParam: PageParam;
  /** The state of the query for the page; `page` is missing while it is not here, or when it failed. */
  readonly query: {
    readonly page: (ListedPage & { readonly results: readonly GridTitle[] }) | null | undefined;
    readonly loading: boolean;
    readonly error: Error | undefined;
    readonly refetch: () => Promise<unknown>;
  };
  /** What makes it another list, beside the country: its placeholders then stand there again. */
  readonly listKey: string;
  /** What is shown when it could not be loaded, and when there is nothing in it. */
  readonly failure: string;
  readonly nothing: string;
  readonly renderBadge?: () => ReactNode;
}

/** What a category's list and a genre's page share: heading, tabs, cards, paging, and each of their states. */
export function TitleListLayout(props: Props) {
  const { heading, headingSkeleton, canonical, type, tabsName, tabs, pageParam, query, listKey } =
    props;
  const { country } = useCountry();
  const state = useListState(
    {
      page: query.page,
      loading: query.loading,
      error: query.error,
      named: pageParam.named,
    },
    `${listKey} ${country?.code}`,
  );
  const listed = listedTitles(state);
  const retry = retryQuery(query.refetch);

  return (
    <ListFrame
      above={
        <PageHead
          title={`${heading} · Flickmap`}
          description={`${heading}, and where each can be watched in your country.`}
          canonical={canonical}
          unlisted={state.kind === "empty"}
          status={listStatus(state)}
        />
      }
      heading={(state.kind === "loading" && headingSkeleton) || heading}
      controls={
        <Tabs as="nav" aria-label={tabsName}>
          {tabs.map(({ label, to, current }) => (
            <Tab key={label} as={Link} to={to} aria-current={current ? "page" : undefined}>
              {label}
            </Tab>
          ))}
        </Tabs>
      }
      aside={<MyServicesButton country={country} narrows />}
    >
      <WatchableTitles titles={listed} country={country?.code ?? null}>
        <TitleList
          state={state}
          placeholders={18}
          onPage={pageParam.goToPage}
          renderPaging={(totalPages) => (
            <PagingBar form="position" page={pageParam.page} totalPages={totalPages} />
          )}
          renderError={(_error, back) => (
            <ErrorState
              title="Failed to load content"
              actions={
                <>
                  <TryAgain primary onRetry={retry} />
                  {back}
                </>
              }
            >
              {props.failure}
            </ErrorState>
          )}
          renderEmpty={() => (
            <EmptyState
              icon={<Clapperboard size={32} />}
              title="No content found"
              actions={
                <Button as={Link} to={paths.advancedSearch(typeInPath(type))}>
                  {type === "MOVIE" ? "Browse all movies" : "Browse all TV shows"}
                </Button>
              }
            >
              {props.nothing}
            </EmptyState>
          )}
        >
          {({ results }) => (
            <TitleGrid
              label={heading}
              titles={results}
              {...(props.renderBadge && { renderBadge: props.renderBadge })}
            />
          )}
        </TitleList>
      </WatchableTitles>
    </ListFrame>
  );
}
