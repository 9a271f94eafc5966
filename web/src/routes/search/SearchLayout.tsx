import type { ComponentProps, ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import type { ListedPage } from "../../features/title-grid/list-state.ts";
import type { GridTitle } from "../../features/title-grid/TitleGrid.tsx";
import { TitleListPage } from "../../features/title-grid/TitleListPage.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import { media } from "../../ui/theme.ts";
import { CorrectedQuery } from "./CorrectedQuery.tsx";
import { getExactHref } from "./search-queries.ts";
import { typeFilters, type TypeFilter } from "./type-filter.ts";
import { rich, t } from "../../lib/messages.ts";

type Page = ListedPage & { readonly results: readonly GridTitle[] };

interface Props extends Pick<
  ComponentProps<typeof TitleListPage<Page>>,
  | "note"
  | "state"
  | "shownCount"
  | "pageParam"
  | "failure"
  | "renderError"
  | "renderEmpty"
  | "onRetry"
  | "children"
> {
  readonly title: string;
  readonly query: string;
  readonly correction: ComponentProps<typeof CorrectedQuery>["correction"] | null | undefined;
  readonly box: ReactNode;
  readonly filter: TypeFilter;
  readonly filterName: string;
  readonly getHref: (filter: TypeFilter) => string;
  readonly above?: ReactNode;
}

/** The page of a search: what was searched for, the box, the links All, Movies, TV Shows, and what was found. */
export function SearchLayout(props: Props) {
  const { title, query, correction, box, filter, filterName, getHref, above, ...list } = props;
  const [address] = useSearchParams();
  return (
    <TitleListPage<Page>
      {...list}
      head={{ title, unlisted: true }}
      // A query in Hebrew or Arabic leaves the quotes around it where they belong.
      heading={rich("search.heading", { query })}
      controls={
        <>
          <Box>{box}</Box>
          <Tabs
            label={filterName}
            tabs={typeFilters.map((each) => ({
              label: t(each.label),
              to: getHref(each.filter),
              current: each.filter === filter,
            }))}
          />
        </>
      }
      intro={
        <>
          {correction && (
            <CorrectedQuery
              typed={query}
              exactHref={getExactHref(address)}
              correction={correction}
            />
          )}
          {above}
        </>
      }
      placeholders={10}
      counted
      paging="search"
    />
  );
}

const Box = styled.div`
  flex: 0 1 30rem;
  ${media.compact} {
    flex: 1 0 100%;
  }
`;
