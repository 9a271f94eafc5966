import Clapperboard from "virtual:icons/clapperboard";
import type { ComponentProps, ReactNode } from "react";
import type { TitleType } from "../../generated/schema.ts";
import { paths, typeInPath } from "../../paths.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { Tabs } from "../../ui/Tabs.tsx";
import type { ListedPage, ListState } from "./list-state.ts";
import { TitleGrid, type GridTitle } from "./TitleGrid.tsx";
import { TitleListPage } from "./TitleListPage.tsx";
import type { PageParam } from "./use-page-param.ts";
import { t } from "../../lib/messages.ts";

interface Props {
  readonly heading: string;
  /** Stands in the heading's place while the heading is not known. */
  readonly headingSkeleton?: ReactNode;
  readonly canonical: string;
  readonly type: TitleType;
  readonly tabs: ComponentProps<typeof Tabs>;
  readonly pageParam: PageParam;
  readonly state: ListState<ListedPage & { readonly results: readonly GridTitle[] }>;
  readonly onRetry: () => void;
  readonly failure: string;
  readonly nothing: string;
  readonly renderBadge?: () => ReactNode;
}

export function BrowsePage({
  heading,
  headingSkeleton,
  canonical,
  type,
  tabs,
  failure,
  nothing,
  renderBadge,
  ...list
}: Props) {
  return (
    <TitleListPage
      {...list}
      head={{
        title: t("common.pageTitle", { title: heading }),
        description: t("grid.description", { heading }),
        canonical,
      }}
      heading={(list.state.kind === "loading" && headingSkeleton) || heading}
      controls={<Tabs {...tabs} />}
      isNarrowed
      placeholders={18}
      paging="position"
      failure={{ title: t("grid.failed"), text: failure }}
      renderEmpty={() => (
        <EmptyState
          icon={<Clapperboard size={32} />}
          title={t("grid.empty")}
          way={{
            to: paths.advancedSearch(typeInPath(type)),
            label: type === "MOVIE" ? t("grid.browseMovies") : t("grid.browseShows"),
          }}
        >
          {nothing}
        </EmptyState>
      )}
    >
      {({ results }) => (
        <TitleGrid label={heading} titles={results} {...(renderBadge && { renderBadge })} />
      )}
    </TitleListPage>
  );
}
