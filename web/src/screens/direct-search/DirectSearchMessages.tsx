import SearchX from "virtual:icons/search-x";
import { styled } from "styled-components";

import { Button } from "../../ui/Button.tsx";
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

/** The search could not be done"). */
export function DirectSearchFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Box role="alert">
      <p>An error occurred while searching. Please try again.</p>
      <Button $small onClick={onRetry}>
        Try again
      </Button>
    </Box>
  );
}

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
