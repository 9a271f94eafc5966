import SearchX from "virtual:icons/search-x";
import type { ReactNode } from "react";
import { styled } from "styled-components";

import { TryAgain } from "../../ui/TryAgain.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { color, radius, space, text } from "../../ui/theme.ts";

interface NothingFoundProps {
  readonly query: string;
  /** More than one where other pages have results: this one then held persons alone. */
  readonly totalPages: number;
}

/** The query found nothing, or nothing on this page. */
export function DirectSearchNothingFound({ query, totalPages }: NothingFoundProps) {
  return (
    <EmptyState icon={<SearchX size={32} />} title="No results found">
      {totalPages > 1
        ? `No movie or TV show on this page of the results for "${query}". Other pages have some.`
        : `We couldn't find any matches for "${query}". Please try a different search.`}
    </EmptyState>
  );
}

interface FailedProps {
  /** Leads to the page before; null where none was shown. */
  readonly back: ReactNode;
  readonly onRetry: () => void;
}

/** The search could not be done. */
export function DirectSearchFailed({ back, onRetry }: FailedProps) {
  return (
    <Box role="alert">
      <p>An error occurred while searching. Please try again.</p>
      <Actions>
        <TryAgain onRetry={onRetry} />
        {back}
      </Actions>
    </Box>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

const Box = styled.div`
  ${text.body};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(4)};
  padding: ${space(5)} ${space(6)};
  border-radius: ${radius.large};
  background: ${color.dangerWash};
  box-shadow: inset 0 0 0 1px ${color.danger};
  color: ${color.danger};
`;
