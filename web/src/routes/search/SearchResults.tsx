import type { TitleType } from "../../generated/schema.ts";
import type { ListedPage } from "../../features/title-grid/list-state.ts";
import {
  outOf,
  shownCount,
  ListCount,
  TitleGrid,
  TypeBadge,
  type GridTitle,
} from "../../features/title-grid/TitleGrid.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Link } from "../../ui/Link.tsx";
import { t } from "../../lib/messages.ts";

interface Props {
  readonly query: string;
  readonly filter: TitleType | null;
  readonly results: readonly GridTitle[];
  readonly pageInfo: ListedPage["pageInfo"];
  readonly hrefOfAll: string;
}

export function SearchResults({ query, filter, results, pageInfo, hrefOfAll }: Props) {
  const shown = results.filter(({ type }) => filter === null || type === filter);
  return (
    <>
      <ListCount>
        {shownCount(shown.length, pageInfo.totalResults)}
        {outOf(pageInfo)}
      </ListCount>
      {shown.length === 0 ? (
        <EmptyState
          title={t("common.noResults")}
          actions={
            <Button as={Link} to={hrefOfAll}>
              {t("common.showAll")}
            </Button>
          }
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
    </>
  );
}
