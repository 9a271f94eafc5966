import { skipToken } from "@apollo/client/react";
import { useMemo } from "react";
import type { Availability_AnswerFragment } from "../Availability.generated.ts";
import { listedAtFirst, listedSeasons } from "../listed-seasons.ts";
import type { ListedShow } from "../listed-seasons.ts";
import { useSeasonOffersQuery } from "../Seasons.generated.ts";
import type { SeasonOffersQueryVariables } from "../Seasons.generated.ts";
import type { SeasonServices } from "./summarize-seasons.ts";
import { usualKinds } from "../../services/offer-kinds.ts";
import { getPaidOnce } from "../offer-groups.ts";
import type { AvailabilityOffer } from "../offer-groups.ts";

/** The provider families that stream something by subscription or for free, by name, each once. */
const streamingServices = (offers: readonly AvailabilityOffer[]): readonly string[] => [
  ...new Set(
    offers
      .filter(({ kind }) => usualKinds.includes(kind))
      .map(({ provider }) => provider.family.name),
  ),
];

const paidOnce = (offers: readonly AvailabilityOffer[]) =>
  getPaidOnce(offers.map(({ kind }) => kind));

/** How many further seasons one request compares: each may cost a call to the film database. */
const comparedAtOnce = 20;

/** The runs of seasons that one show can have: it has at most 100. */
const runs = [0, 1, 2, 3, 4] as const;

/** The run that a season is in, from 0. */
export const runOfSeason = (season: number): number => Math.floor((season - 1) / comparedAtOnce);

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
  /** The runs of seasons that are to be compared beyond the first seasons; see `runOfSeason`. */
  readonly runs: ReadonlySet<number>;
}

/** The seasons of which the services are known. */
export interface ComparedSeasons {
  /** In ascending order; without those that are on their way, and those that could not be looked up. */
  readonly seasons: readonly ComparedSeason[];
  /** Whether the services of a season are on their way. */
  readonly isLoading: (season: number) => boolean;
}

/** Which services stream the seasons of a show, as far as they are wanted. */
export const useComparedSeasons = (wanted: Wanted): ComparedSeasons => {
  const { show, country, listed } = wanted;
  const listedRun = country === null ? null : listedSeasons(show, country);
  const brought = useSeasonServices(listedRun, "cache-only");
  const first = useSeasonServices(
    listed && brought.seasons.length === 0 ? listedRun : null,
    "cache-first",
  );
  const inRun = (run: (typeof runs)[number]) =>
    country === null || !wanted.runs.has(run)
      ? null
      : { id: show.id, country, from: run * comparedAtOnce + 1, first: comparedAtOnce };
  const more = [
    useSeasonServices(inRun(0), "cache-first"),
    useSeasonServices(inRun(1), "cache-first"),
    useSeasonServices(inRun(2), "cache-first"),
    useSeasonServices(inRun(3), "cache-first"),
    useSeasonServices(inRun(4), "cache-first"),
  ];
  const parts = [brought, first, ...more];
  const byNumber = new Map(
    parts.flatMap(({ seasons }) => seasons).map((season) => [season.number, season]),
  );
  return {
    seasons: [...byNumber.values()].toSorted((a, b) => a.number - b.number),
    isLoading: (season) =>
      first.loading && season <= listedAtFirst
        ? true
        : (more[runOfSeason(season)]?.loading ?? false),
  };
};

function useSeasonServices(
  variables: SeasonOffersQueryVariables | null,
  fetchPolicy: "cache-first" | "cache-only",
) {
  const { data, loading } = useSeasonOffersQuery(
    variables === null ? skipToken : { variables, fetchPolicy },
  );
  const seasons = useMemo(
    (): readonly ComparedSeason[] =>
      (data?.tvShow?.seasons ?? []).flatMap(({ number, availability: answer }) => {
        if (answer?.status !== "HAS_OFFERS" && answer?.status !== "NONE_KNOWN") return [];
        const offers = answer.offers ?? [];
        const services = streamingServices(offers);
        return [{ number, services, paidOnce: paidOnce(offers), answer }];
      }),
    [data],
  );
  return { seasons, loading };
}
