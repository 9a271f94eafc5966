import type { ReactNode } from "react";
import { styled } from "styled-components";

import { UnavailableStatus } from "../../shared/UnavailableStatus.tsx";
import { Button } from "../../ui/Button.tsx";
import { color, motion, radius, space, text } from "../../ui/theme.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { ageNotice } from "./age-notice.ts";
import type { ListedPage, ListState } from "./list-state.ts";
import { listNews } from "./list-news.ts";
import { TitleGridSkeleton } from "./TitleGridSkeleton.tsx";
import { useFocusOnTurn } from "./use-focus-on-turn.ts";
import { useSlow } from "./use-slow.ts";

interface Props<Page> {
  readonly state: ListState<Page>;
  /** How many placeholders stand there while the first page loads. */
  readonly placeholders: number;
  readonly narrow?: boolean;
  /** Whether a `ListCount` stands above the titles. */
  readonly counted?: boolean;
  /** How many of the page's titles are shown, where that is not all of them. */
  readonly shownCount?: number;
  readonly renderError: (error: Error) => ReactNode;
  readonly renderEmpty: (page: Page) => ReactNode;
  /** Asks again for the page that failed. */
  readonly onRetry: () => void;
  readonly children: (page: Page) => ReactNode;
}

/**
 * The result area of a list, in exactly one state. A page that is on screen stays while another one
 * loads, quietly marked, and when it fails, with a word on what happened. Each change is read out once;
 * when the page that the visitor turned to is here, the focus goes to its start.
 */
export function TitleList<Page extends ListedPage>(props: Props<Page>) {
  const { state, placeholders, narrow, counted, shownCount, renderError, renderEmpty } = props;
  const { onRetry, children } = props;
  const waiting = state.kind === "loading" || (state.kind === "results" && state.turning);
  const slow = useSlow(waiting);
  const age = state.kind === "results" ? ageNotice(state.page.freshness) : null;
  const area = useFocusOnTurn(
    state.kind === "results" ? state.page.pageInfo.page : null,
    state.kind === "error",
  );
  return (
    <Area ref={area} tabIndex={-1} aria-busy={waiting}>
      <VisuallyHidden as="output">{listNews(state, shownCount)}</VisuallyHidden>
      {slow && (
        <Notice as="output">The film database is taking longer than usual. Still waiting…</Notice>
      )}
      {state.kind === "loading" && (
        <TitleGridSkeleton
          count={placeholders}
          narrow={narrow ?? false}
          counted={counted ?? false}
        />
      )}
      {state.kind === "error" && (
        <>
          <UnavailableStatus />
          {renderError(state.error)}
        </>
      )}
      {state.kind === "empty" && renderEmpty(state.page)}
      {state.kind === "results" && (
        <>
          {state.failed && (
            <Notice role="alert" $fault>
              <span>That page could not be loaded. You are still looking at the one before.</span>
              <Button $small onClick={onRetry}>
                Try again
              </Button>
            </Notice>
          )}
          {age !== null && <Notice as="output">{age}</Notice>}
          <Shown $turning={state.turning}>{children(state.page)}</Shown>
        </>
      )}
    </Area>
  );
}

const Area = styled.div`
  display: grid;
  gap: ${space(6)};
  min-height: 24rem;
  align-content: start;
  &:focus-visible {
    outline: none;
  }
`;

const Shown = styled.div<{ $turning: boolean }>`
  opacity: ${({ $turning }) => ($turning ? 0.45 : 1)};
  transition: opacity ${motion.calm} ${motion.ease};
`;

const Notice = styled.div<{ $fault?: boolean }>`
  ${text.small};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  padding: ${space(3)} ${space(4)};
  border-radius: ${radius.medium};
  background: ${({ $fault }) => (($fault ?? false) ? color.dangerWash : color.surface)};
  color: ${({ $fault }) => (($fault ?? false) ? color.danger : color.text)};
`;
