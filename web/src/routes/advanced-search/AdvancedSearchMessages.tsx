import SearchX from "virtual:icons/search-x";

import type { ReactNode } from "react";

import { TryAgain } from "../../ui/TryAgain.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Link } from "../../ui/Link.tsx";
import { t } from "../../lib/messages.ts";

interface FailedProps {
  readonly back: ReactNode;
  readonly onRetry: () => void;
}

/** The list could not be had. Refresh loads the page again, where turning a page failed it requests that again. */
export function AdvancedSearchFailed({ back, onRetry }: FailedProps) {
  return (
    <ErrorState
      title={t("advanced-search.failed")}
      actions={
        back ? (
          <>
            <TryAgain primary onRetry={onRetry} />
            {back}
          </>
        ) : (
          <TryAgain
            primary
            onRetry={() => location.reload()}
            label={t("advanced-search.refresh")}
          />
        )
      }
    >
      {t("advanced-search.failedText")}
    </ErrorState>
  );
}

interface NothingFoundProps {
  readonly resetHref: string;
  readonly onReset: () => void;
}

export function AdvancedSearchNothingFound({ resetHref, onReset }: NothingFoundProps) {
  return (
    <EmptyState
      icon={<SearchX size={32} />}
      title={t("common.noResults")}
      actions={
        <Button as={Link} to={resetHref} onClick={onReset}>
          {t("advanced-search.resetFilters")}
        </Button>
      }
    >
      {t("advanced-search.adjust")}
    </EmptyState>
  );
}
