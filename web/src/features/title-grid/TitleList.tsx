import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { styled } from "styled-components";
import SearchX from "virtual:icons/search-x";
import { useSearchParams } from "react-router-dom";
import { Button } from "../../ui/Button.tsx";
import { color, radius, space, text } from "../../ui/theme.ts";
import { VisuallyHidden } from "../../ui/primitives.ts";
import { type ListedPage, type ListState, ageNotice, listNews } from "./list-state.ts";
import { TitleGridSkeleton } from "./TitleGridSkeleton.tsx";
import { isOffline, useConnection } from "../../network/connection.ts";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { TryAgain } from "../../ui/TryAgain.tsx";
import { PagingBar, type PagingForm } from "./PagingBar.tsx";
import type { PageParam } from "./use-page-param.ts";
import { withPage } from "../../lib/url/page-param.ts";
import { Link } from "../../ui/Link.tsx";
import { t } from "../../lib/messages.ts";

/**
 * Gives the ref of a list that takes the focus when another page or a retry has come, where the focus is still on what asked
 * for it, at the list's foot, or has gone with it: the next Tab leads to the first title. The page is null while there is none.
 */
const useFocusOnTurn = (page: number | null, failed: boolean): RefObject<HTMLDivElement | null> => {
  const list = useRef<HTMLDivElement>(null);
  const shown = useRef(page);
  const stood = useRef(failed);
  useLayoutEffect(() => {
    const askedAgain = stood.current && !failed;
    stood.current = failed;
    if (askedAgain && document.activeElement === document.body) {
      list.current?.focus({ preventScroll: true });
    }
  }, [failed]);
  useLayoutEffect(() => {
    if (page === null || page === shown.current) return;
    const turned = shown.current !== null;
    shown.current = page;
    const at = document.activeElement;
    const atTheFoot = at === document.body || list.current?.querySelector("nav")?.contains(at);
    if (turned && atTheFoot) list.current?.focus({ preventScroll: true });
  }, [page]);
  return list;
};

export interface TitleListProps<Page> {
  readonly state: ListState<Page>;
  readonly placeholders: number;
  readonly narrow?: boolean;
  readonly counted?: boolean;
  /** How many of the page's titles are shown, where that is not all of them. */
  readonly shownCount?: number;
  readonly failure?: {
    readonly title: string;
    readonly text: string | ((error: Error) => string);
  };
  readonly renderError?: (back: ReactNode) => ReactNode;
  readonly renderEmpty: (page: Page) => ReactNode;
  readonly pageParam: PageParam;
  readonly paging: PagingForm;
  readonly onRetry: () => void;
  readonly children: (page: Page) => ReactNode;
}

/** Each change of state is read out once. */
export function TitleList<Page extends ListedPage>(props: TitleListProps<Page>) {
  const { state, placeholders, narrow, counted, shownCount, failure, renderEmpty } = props;
  const { pageParam, paging, onRetry, renderError, children } = props;
  const turnedFrom = state.kind === "error" ? state.before?.page : undefined;
  const back = turnedFrom !== undefined && (
    <Button onClick={() => pageParam.goToPage(turnedFrom)}>
      {t("grid.backToPage", { page: turnedFrom })}
    </Button>
  );
  const renderPaging = ({ totalPages }: ListedPage["pageInfo"]) => (
    <PagingBar
      form={paging}
      page={pageParam.page}
      totalPages={totalPages}
      onTurn={pageParam.onTurn}
    />
  );
  const age = state.kind === "results" ? ageNotice(state.page.freshness) : null;
  const area = useFocusOnTurn(
    state.kind === "results" ? state.page.pageInfo.page : null,
    state.kind === "error",
  );
  return (
    <Area ref={area} tabIndex={-1} aria-busy={state.kind === "loading"}>
      <VisuallyHidden as="output">{listNews(state, shownCount)}</VisuallyHidden>
      {state.kind === "loading" && (
        <TitleGridSkeleton
          count={placeholders}
          narrow={narrow ?? false}
          counted={counted ?? false}
        />
      )}
      {state.kind === "error" && (
        <>
          {renderError?.(back)}
          {failure && (
            <ErrorState
              title={failure.title}
              actions={
                <>
                  <TryAgain primary onRetry={onRetry} />
                  {back}
                </>
              }
            >
              {typeof failure.text === "string" ? failure.text : failure.text(state.error)}
            </ErrorState>
          )}
          <UnreachableNote />
          {state.before && renderPaging(state.before)}
        </>
      )}
      {state.kind === "empty" && (
        <>
          {renderEmpty(state.page)}
          {renderPaging(state.page.pageInfo)}
        </>
      )}
      {state.kind === "beyond" && <NoSuchPage lastPage={state.lastPage} />}
      {state.kind === "results" && (
        <>
          {age !== null && <Notice as="output">{age}</Notice>}
          <div>
            {children(state.page)}
            {renderPaging(state.page.pageInfo)}
          </div>
        </>
      )}
    </Area>
  );
}

const Area = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(6)};
  min-height: 24rem;
  align-content: start;
`;

const Notice = styled.div`
  ${text.small};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.text};
`;

/** Below the error of a list, while Flickmap can't be reached, which the strip says, or takes no more requests: that it loads by itself. */
export function UnreachableNote() {
  const connection = useConnection();
  if (isOffline(connection)) return <Note>{t("grid.listLoads")}</Note>;
  return connection.state === "limited" ? <Note>{t("grid.listLoadsSoon")}</Note> : null;
}

const Note = styled.p`
  ${text.small};
  justify-self: center;
  margin-top: -${space(16)};
  color: ${color.textQuiet};
  text-align: center;
`;

/** The URL names a page that the list does not have: where it ends, and the ways back. */
export function NoSuchPage({ lastPage }: { readonly lastPage: number }) {
  const [searchParams] = useSearchParams();
  const to = (page: number) => withPage(searchParams, page);
  return (
    <EmptyState
      icon={<SearchX size={32} />}
      title={t("grid.noSuchPage")}
      actions={
        <>
          <Button as={Link} to={to(1)} $variant="primary">
            {t("grid.toFirst")}
          </Button>
          {lastPage > 1 && (
            <Button as={Link} to={to(lastPage)}>
              {t("grid.toLast", { page: lastPage })}
            </Button>
          )}
        </>
      }
    >
      {t("grid.pages", { count: lastPage })}
    </EmptyState>
  );
}
