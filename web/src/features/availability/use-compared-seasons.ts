import { skipToken } from "@apollo/client/react";
import { useMemo } from "react";

import { useSeasonOffersQuery } from "./Seasons.generated.ts";
import { streamingServices } from "./streaming-services.ts";
import type { SeasonServices } from "./summarise-seasons.ts";

/** How many seasons one request compares: each may cost a call to the film database. */
const comparedAtOnce = 20;

/**
 * Which services stream the seasons around an opened one. Empty until a season is opened, while they
 * load, and when they could not be looked up: the opened season says so itself.
 */
export const useComparedSeasons = (
  show: number,
  country: string | null,
  opened: number | null,
): readonly SeasonServices[] => {
  const from = opened === null ? 1 : Math.floor((opened - 1) / comparedAtOnce) * comparedAtOnce + 1;
  const { data } = useSeasonOffersQuery(
    opened === null || country === null
      ? skipToken
      : { variables: { id: show, country, from, first: comparedAtOnce } },
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
};
