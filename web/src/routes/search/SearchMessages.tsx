import SearchIcon from "virtual:icons/search";
import SearchX from "virtual:icons/search-x";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { PageHead } from "../../ui/PageHead.tsx";
import { TryAgain } from "../../ui/TryAgain.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { color, pageMeasure, radius, space, text } from "../../ui/theme.ts";
import { Row } from "../../ui/primitives.ts";

const unknown = "There was an error processing your search. Please try again later.";

/** What is shown below 'Failed to load search results'. */
export const searchErrorText = (error: Error): string => {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    return first?.extensions?.["code"] === "BAD_USER_INPUT" ? first.message : unknown;
  }
  return ServerError.is(error) ? `Search request failed with status ${error.statusCode}` : unknown;
};

/** No query yet. */
export function SearchStart({ children }: { readonly children: ReactNode }) {
  return (
    <Page>
      <PageHead title="Search · Flickmap" unlisted />
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

interface NothingFoundProps {
  readonly query: string;
  /** More than one where other pages have results: this one then held persons alone, who are not shown. */
  readonly totalPages: number;
  /** Whether persons have the name that is searched for: they are shown above. */
  readonly hasPeople?: boolean;
  /** What else may help. */
  readonly hint?: string;
}

/** The query found nothing, or nothing on this page. */
export function SearchNothingFound({
  query,
  totalPages,
  hasPeople = false,
  hint = "",
}: NothingFoundProps) {
  if (totalPages > 1) {
    return (
      <EmptyState icon={<SearchX size={32} />} title="No results found">
        {`No movie or TV show on this page of the results for "${query}". Other pages have some.`}
      </EmptyState>
    );
  }
  if (hasPeople) {
    return (
      <EmptyState title="No movie or TV show by this name">
        {`Only people match "${query}". Their pages list what they took part in.`}
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={<SearchX size={32} />} title="No results found">
      {`We couldn't find any matches for "${query}". Please try a different search.${hint}`}
    </EmptyState>
  );
}

interface FailedProps {
  /** Leads to the page before; null where none was shown. */
  readonly back: ReactNode;
  readonly onRetry: () => void;
}

/** The search of the second search page could not be done. */
export function DirectSearchFailed({ back, onRetry }: FailedProps) {
  return (
    <Box role="alert">
      <p>An error occurred while searching. Please try again.</p>
      <Row $wrap $gap={3}>
        <TryAgain onRetry={onRetry} />
        {back}
      </Row>
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

const Page = styled.div`
  ${pageMeasure};
`;

const Wide = styled.div`
  width: min(38rem, 100%);
`;
