import type { ComponentProps, ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { styled } from "styled-components";
import type { TitleType } from "../../generated/schema.ts";
import type { ListedPage } from "../../features/title-grid/list-state.ts";
import {
  shownCount,
  ListCount,
  TitleGrid,
  TypeBadge,
  type GridTitle,
} from "../../features/title-grid/TitleGrid.tsx";
import { TitleListPage } from "../../features/title-grid/TitleListPage.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { TypeTabs } from "../TypeTabs.tsx";
import { media, color, radius, space, text, quietLink } from "../../ui/theme.ts";
import { getExactHref } from "./search-queries.ts";
import { rich, t } from "../../lib/messages.ts";
import { Link } from "../../ui/Link.tsx";

type Page = ListedPage & { readonly results: readonly GridTitle[] };

interface Props extends Pick<
  ComponentProps<typeof TitleListPage<Page>>,
  "note" | "state" | "pageParam" | "failure" | "renderError" | "renderEmpty" | "onRetry"
> {
  readonly title: string;
  readonly query: string;
  readonly correction: ComponentProps<typeof CorrectedQuery>["correction"] | null | undefined;
  readonly box: ReactNode;
  readonly filter: TitleType | null;
  readonly filterName: string;
  readonly getHref: (filter: TitleType | null) => string;
  /** Whether the type narrows what is loaded, without another request. */
  readonly narrows?: boolean;
  readonly above?: ReactNode;
  readonly below?: ReactNode;
}

export function SearchLayout(props: Props) {
  const { title, query, correction, box, filter, filterName, getHref, ...others } = props;
  const { narrows = false, above, below, ...list } = others;
  const { state } = list;
  const narrow = (results: readonly GridTitle[]) =>
    narrows ? results.filter(({ type }) => filter === null || type === filter) : results;
  const [address] = useSearchParams();
  return (
    <TitleListPage<Page>
      {...list}
      {...(state.kind === "results" && { shownCount: narrow(state.page.results).length })}
      head={{ title, unlisted: true }}
      // A query in Hebrew or Arabic leaves the quotes around it where they belong.
      heading={rich("search.heading", { query })}
      controls={
        <>
          <Box>{box}</Box>
          <TypeTabs label={filterName} shown={filter} getHref={getHref} />
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
    >
      {({ results, pageInfo }) => {
        const shown = narrow(results);
        return (
          <>
            <ListCount>{shownCount(shown.length, pageInfo.totalResults)}</ListCount>
            {shown.length === 0 ? (
              <EmptyState
                title={t("common.noResults")}
                way={{ to: getHref(null), label: t("common.showAll") }}
              >
                {t(filter === "MOVIE" ? "search.noMovies" : "search.noShows", { query })}
              </EmptyState>
            ) : (
              <TitleGrid
                label={t("search.results")}
                titles={shown}
                renderBadge={({ __typename }) => <TypeBadge typename={__typename} />}
              />
            )}
            {below}
          </>
        );
      }}
    </TitleListPage>
  );
}

const Box = styled.div`
  flex: 0 1 30rem;
  ${media.compact} {
    flex: 1 0 100%;
  }
`;

interface CorrectedQueryProps {
  readonly typed: string;
  readonly exactHref: string;
  readonly correction: { readonly query: string; readonly originalResults: number };
}

function CorrectedQuery({ typed, exactHref, correction }: CorrectedQueryProps) {
  const { query, originalResults } = correction;
  return (
    <Note>
      {rich(originalResults === 0 ? "search.correctedNone" : "search.correctedFew", {
        typed,
        query,
        meant: (text) => <Meant dir="auto">{text}</Meant>,
      })}{" "}
      <Back to={exactHref}>{rich("search.instead", { typed })}</Back>
    </Note>
  );
}

const Note = styled.p`
  ${text.body};
  margin-bottom: ${space(6)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.medium};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.hairline};
  overflow-wrap: anywhere;
`;

const Meant = styled.strong`
  color: ${color.textStrong};
  font-weight: 600;
`;

const Back = styled(Link)`
  color: ${color.text};
  ${quietLink};
`;
