import SearchIcon from "lucide-react/icons/search";
import SearchX from "lucide-react/icons/search-x";
import type { ReactNode } from "react";
import { styled } from "styled-components";

import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { pageMeasure } from "../../ui/theme.ts";
import { searchErrorText } from "./search-error.ts";

/** No query yet. */
export function SearchStart({ children }: { readonly children: ReactNode }) {
  return (
    <Page>
      <title>Search · Flickmap</title>
      <EmptyState
        level={1}
        icon={<SearchIcon size={32} />}
        title="Start searching"
        actions={<Wide>{children}</Wide>}
      >
        Type the name of a movie or TV show to see where it can be watched.
      </EmptyState>
    </Page>
  );
}

/** The query found nothing (specification section 8, "Zero search hits"). */
export function SearchNothingFound({ query }: { readonly query: string }) {
  return (
    <EmptyState icon={<SearchX size={32} />} title="No results found">
      {`We couldn't find any matches for "${query}". Please try a different search.`} A different
      term, or another look at the spelling, often helps.
    </EmptyState>
  );
}

interface FailedProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** The search could not be done (specification section 8, "Search fetch fails"). */
export function SearchFailed({ error, onRetry }: FailedProps) {
  return (
    <ErrorState
      title="Failed to load search results"
      actions={
        <Button $variant="primary" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      {searchErrorText(error)}
    </ErrorState>
  );
}

const Page = styled.div`
  ${pageMeasure};
`;

const Wide = styled.div`
  width: min(38rem, 100%);
`;
