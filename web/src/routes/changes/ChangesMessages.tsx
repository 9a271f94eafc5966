import CalendarClock from "virtual:icons/calendar-clock";
import SearchX from "virtual:icons/search-x";

import { paths } from "../../paths.ts";
import { TryAgain } from "../../ui/TryAgain.tsx";
import { Button } from "../../ui/Button.tsx";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { ErrorState } from "../../ui/ErrorState.tsx";
import { Link } from "../../ui/Link.tsx";

/** The changes could not be loaded. */
export function ChangesFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <ErrorState title="Failed to load content" actions={<TryAgain primary onRetry={onRetry} />}>
      There was an error loading what is new. Please try again later.
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
      title="Nothing matches"
      actions={
        <Button as={Link} to={clear}>
          Clear filters
        </Button>
      }
    >
      No change since {since} fits these filters.
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
    <EmptyState icon={<CalendarClock size={32} />} title="Nothing so far" actions={<Elsewhere />}>
      {change === "ADDED"
        ? `No service has added a title in ${place} so far.`
        : `No service has lost a title in ${place} so far.`}
    </EmptyState>
  );
}

/** Flickmap has observed no title yet. */
export function NothingObserved() {
  return (
    <EmptyState
      icon={<CalendarClock size={32} />}
      title="Nothing tracked yet"
      actions={<Elsewhere />}
    >
      Changes are listed once two days have been compared.
    </EmptyState>
  );
}

/** The list ends before the place that the URL names. */
export function NothingOlder({ newest }: { readonly newest: string }) {
  return (
    <EmptyState
      icon={<CalendarClock size={32} />}
      title="No older changes"
      actions={
        <Button as={Link} to={newest}>
          Back to the newest
        </Button>
      }
    />
  );
}

function Elsewhere() {
  return (
    <Button as={Link} to={paths.category("movie")}>
      Popular movies
    </Button>
  );
}
