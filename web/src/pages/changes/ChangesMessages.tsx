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
  since,
  change,
}: {
  readonly place: string;
  readonly since: string;
  readonly change: "ADDED" | "REMOVED";
}) {
  return (
    <EmptyState icon={<CalendarClock size={32} />} title="Nothing so far" actions={<Elsewhere />}>
      Flickmap has been observing services since {since}.{" "}
      {change === "ADDED"
        ? `It has seen none of them add a title in ${place}.`
        : `It has seen none of them lose a title in ${place}.`}
    </EmptyState>
  );
}

/** Flickmap has observed no title yet. */
export function NothingObserved() {
  return (
    <EmptyState
      icon={<CalendarClock size={32} />}
      title="Nothing observed yet"
      actions={<Elsewhere />}
    >
      Flickmap has not observed any service yet. Once it has compared two days, what came to
      services and what left them is listed here.
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
