import SearchIcon from "virtual:icons/search";
import SearchX from "virtual:icons/search-x";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import type { ListedPage } from "../../features/title-grid/list-state.ts";
import { PageHead } from "../../ui/PageHead.tsx";
import { TryAgain } from "../../ui/TryAgain.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { color, pageMeasure, radius, space, text } from "../../ui/theme.ts";
import { Row } from "../../ui/primitives.ts";
import { t, isEnglish } from "../../lib/messages.ts";

export const searchErrorText = (error: Error): string => {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors;
    return isEnglish() && first?.extensions?.["code"] === "BAD_USER_INPUT"
      ? first.message
      : t("search.processing");
  }
  return ServerError.is(error)
    ? t("search.status", { status: error.statusCode })
    : t("search.processing");
};

export function SearchStart({ children }: { readonly children: ReactNode }) {
  return (
    <Page>
      <PageHead title={t("search.title")} unlisted />
      <EmptyState
        level={1}
        icon={<SearchIcon size={32} />}
        title={t("search.start")}
        actions={<Wide>{children}</Wide>}
      >
        {t("search.typeName")}
      </EmptyState>
    </Page>
  );
}

interface NothingFoundProps {
  readonly query: string;
  /** Of the list that shows nothing: others of its pages may have results. */
  readonly pageInfo: ListedPage["pageInfo"];
  readonly hasPeople?: boolean;
  readonly hints?: boolean;
}

export function SearchNothingFound({
  query,
  pageInfo: { totalPages, totalResults },
  hasPeople = false,
  hints = false,
}: NothingFoundProps) {
  const isElsewhere = totalPages > 1 || totalResults > 0;
  if (hasPeople && !isElsewhere) {
    return (
      <EmptyState title={t("search.noneByName")}>{t("search.onlyPeople", { query })}</EmptyState>
    );
  }
  const noMatch = hints ? "search.noMatchHint" : "search.noMatch";
  return (
    <EmptyState icon={<SearchX size={32} />} title={t("common.noResults")}>
      {t(isElsewhere ? "search.noneHere" : noMatch, { query })}
    </EmptyState>
  );
}

interface FailedProps {
  readonly back: ReactNode;
  readonly onRetry: () => void;
}

export function DirectSearchFailed({ back, onRetry }: FailedProps) {
  return (
    <Box role="alert">
      <p>{t("search.error")}</p>
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
