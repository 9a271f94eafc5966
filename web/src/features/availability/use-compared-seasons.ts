import { skipToken } from "@apollo/client/react";
import { useMemo } from "react";

import { useSeasonOffersQuery } from "./Seasons.generated.ts";
import { streamingServices } from "./streaming-services.ts";
import type { SeasonServices } from "./summarise-seasons.ts";

/** How many seasons are listed, and compared, before a visitor wants more. */
export const listedAtFirst = 8;

/** How many further seasons one request compares: each may cost a call to the film database. */
const comparedAtOnce = 20;

/** A run of seasons: the number of the first, and how many. */
interface Run {
  readonly from: number;
  readonly first: number;
}

interface Wanted {
  /** The number of the show. */
  readonly show: number;
  /** The code of the selected country; null while it is not known. */
  readonly country: string | null;
  /** Whether the first seasons are to be compared. */
  readonly listed: boolean;
  /** The season around which more are to be compared; null for no more than the first. */
  readonly around: number | null;
}

/**
 * Which services stream the seasons of a show, in ascending order. Empty while they load, and when they could
 * not be looked up.
 */
export const useComparedSeasons = (wanted: Wanted): readonly SeasonServices[] => {
  const { show, country, listed, around } = wanted;
  const first = useServicesOf(show, country, listed ? { from: 1, first: listedAtFirst } : null);
  const more = useServicesOf(show, country, around === null ? null : runAround(around));
  return useMemo(() => {
    const byNumber = new Map([...first, ...more].map((season) => [season.number, season]));
    return [...byNumber.values()].toSorted((a, b) => a.number - b.number);
  }, [first, more]);
};

const runAround = (season: number): Run => ({
  from: Math.floor((season - 1) / comparedAtOnce) * comparedAtOnce + 1,
  first: comparedAtOnce,
});

function useServicesOf(show: number, country: string | null, run: Run | null) {
  const { data } = useSeasonOffersQuery(
    run === null || country === null ? skipToken : { variables: { id: show, country, ...run } },
  );
  return useMemo(
    () =>
      (data?.tvShow?.seasons ?? []).flatMap(({ number, availability: { status, offers } }) =>
        status === "HAS_OFFERS" || status === "NONE_KNOWN"
          ? [{ number, services: streamingServices(offers ?? []) }]
          : [],
      ),
    [data],
  );
}
