import { skipToken } from "@apollo/client/react";
import { useMemo } from "react";
import type { Availability_AnswerFragment } from "../Availability.generated.ts";
import { listedSeasons } from "../listed-seasons.ts";
import type { ListedShow } from "../listed-seasons.ts";
import { useSeasonOffersQuery } from "../Seasons.generated.ts";
import type { SeasonOffersQueryVariables } from "../Seasons.generated.ts";
import type { SeasonServices } from "./summarize-seasons.ts";
import { usualKinds } from "../../services/offer-kinds.ts";
import { groupOffers } from "../offer-groups.ts";
import type { AvailabilityOffer } from "../offer-groups.ts";

/** The provider families that stream something by subscription or for free, by name, each once. */
const streamingServices = (offers: readonly AvailabilityOffer[]): readonly string[] => [
  ...new Set(
    offers
      .filter(({ kind }) => usualKinds.includes(kind))
      .map(({ provider }) => provider.family.name),
  ),
];

/** How offers can be paid for once: 'Rent or buy', or one of the two; null where none can. */
const paidOnce = (offers: readonly AvailabilityOffer[]): string | null =>
  groupOffers(offers.filter(({ kind }) => !usualKinds.includes(kind)))[0]?.heading ?? null;

/** How many further seasons one request compares: each may cost a call to the film database. */
const comparedAtOnce = 20;

/** A run of seasons: the number of the first, and how many. */
interface Run {
  readonly from: number;
  readonly first: number;
}

/** A season with its services and all of its offers. */
export interface ComparedSeason extends SeasonServices {
  readonly answer: Availability_AnswerFragment;
}

interface Wanted {
  readonly show: ListedShow;
  /** The code of the selected country; null while it is not known. */
  readonly country: string | null;
  /** Whether the first seasons are to be looked up where the page did not bring them. */
  readonly listed: boolean;
  /** The season around which more are to be compared; null for no more than the first. */
  readonly around: number | null;
}

/**
 * Which services stream the seasons of a show, in ascending order. Empty while they load, and when they could
 * not be looked up.
 */
export const useComparedSeasons = (wanted: Wanted): readonly ComparedSeason[] => {
  const { show, country, listed, around } = wanted;
  const listedRun = country === null ? null : listedSeasons(show, country);
  const brought = useSeasonServices(listedRun, "cache-only");
  const first = useSeasonServices(listed && brought.length === 0 ? listedRun : null, "cache-first");
  const more = useSeasonServices(
    country === null || around === null ? null : { id: show.id, country, ...runAround(around) },
    "cache-first",
  );
  return useMemo(() => {
    const byNumber = new Map(
      [...brought, ...first, ...more].map((season) => [season.number, season]),
    );
    return [...byNumber.values()].toSorted((a, b) => a.number - b.number);
  }, [brought, first, more]);
};

const runAround = (season: number): Run => ({
  from: Math.floor((season - 1) / comparedAtOnce) * comparedAtOnce + 1,
  first: comparedAtOnce,
});

function useSeasonServices(
  variables: SeasonOffersQueryVariables | null,
  fetchPolicy: "cache-first" | "cache-only",
) {
  const { data } = useSeasonOffersQuery(
    variables === null ? skipToken : { variables, fetchPolicy },
  );
  return useMemo(
    () =>
      (data?.tvShow?.seasons ?? []).flatMap(({ number, availability: answer }) => {
        if (answer?.status !== "HAS_OFFERS" && answer?.status !== "NONE_KNOWN") return [];
        const offers = answer.offers ?? [];
        const services = streamingServices(offers);
        return [{ number, services, paidOnce: paidOnce(offers), answer }];
      }),
    [data],
  );
}
