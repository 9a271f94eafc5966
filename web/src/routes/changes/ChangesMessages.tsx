import CalendarClock from "virtual:icons/calendar-clock";
import SearchX from "virtual:icons/search-x";

import { paths } from "../../paths.ts";
import { TryAgain } from "../../ui/TryAgain.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Link } from "../../ui/Link.tsx";
import { t } from "../../lib/messages.ts";

/** The changes could not be loaded. */
export function ChangesFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <ErrorState title={t("grid.failed")} actions={<TryAgain primary onRetry={onRetry} />}>
      {t("changes.failedText")}
    </ErrorState>
  );
}

/** No change fits the filters. */
export function NothingMatches({
  clear,
  since,
}: {
  readonly clear: string;
  readonly since: string;
}) {
  return (
    <EmptyState
      icon={<SearchX size={32} />}
      title={t("changes.nothingMatches")}
      actions={
        <Button as={Link} to={clear}>
          {t("changes.clearFilters")}
        </Button>
      }
    >
      {t("changes.noneFits", { since })}
    </EmptyState>
  );
}

/** Changes are known from a moment on, and there has been none since. */
export function NothingYet({
  place,
  change,
}: {
  readonly place: string;
  readonly change: "ADDED" | "REMOVED";
}) {
  return (
    <EmptyState
      icon={<CalendarClock size={32} />}
      title={t("changes.nothingSoFar")}
      actions={<Elsewhere />}
    >
      {change === "ADDED"
        ? t("changes.noneAdded", { inCountry: place })
        : t("changes.noneLost", { inCountry: place })}
    </EmptyState>
  );
}

/** Flickmap has observed no title yet. */
export function NothingObserved() {
  return (
    <EmptyState
      icon={<CalendarClock size={32} />}
      title={t("changes.nothingTracked")}
      actions={<Elsewhere />}
    >
      {t("changes.listedOnce")}
    </EmptyState>
  );
}

/** The list ends before the place that the URL names. */
export function NothingOlder({ newest }: { readonly newest: string }) {
  return (
    <EmptyState
      icon={<CalendarClock size={32} />}
      title={t("changes.noOlder")}
      actions={
        <Button as={Link} to={newest}>
          {t("changes.backToNewest")}
        </Button>
      }
    />
  );
}

function Elsewhere() {
  return (
    <Button as={Link} to={paths.category("movie")}>
      {t("changes.popularMovies")}
    </Button>
  );
}
