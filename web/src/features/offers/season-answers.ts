import { skipToken } from "@apollo/client/react";
import { useMemo } from "react";
import type { Availability_AnswerFragment } from "./Availability.generated.ts";
import { useSeasonOffersQuery, type SeasonOffersQueryVariables } from "./Seasons.generated.ts";

export type SeasonAnswers = ReturnType<typeof useSeasonAnswers>;

/**
 * Looks up where a run of seasons can be watched; where that is not wanted, only what the page brought is read. By number,
 * without those that are on their way, and those that could not be looked up.
 */
export const useSeasonAnswers = (
  variables: SeasonOffersQueryVariables | null,
  isWanted: boolean,
) => {
  const brought = useSeasonOffersQuery(
    variables === null ? skipToken : { variables, fetchPolicy: "cache-only" },
  );
  const found = useSeasonOffersQuery(variables === null || !isWanted ? skipToken : { variables });
  const data = found.data ?? brought.data;
  const answers = useMemo(
    () =>
      new Map(
        (data?.tvShow?.seasons ?? []).flatMap(({ number, availability }) =>
          availability && availability.status !== "FILM_DATABASE_UNAVAILABLE"
            ? [[number, availability] as const]
            : [],
        ),
      ),
    [data],
  );
  return { answers, loading: found.loading, retry: found.retry };
};

/** Tells whether two answers are the same: what offers it, in which ways. */
export const getSignature = ({ status, offers }: Availability_AnswerFragment): string =>
  [status, ...(offers ?? []).map(({ kind, provider }) => `${kind} ${provider.id}`).sort()].join();
