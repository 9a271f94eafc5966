import type {
  Availability_AnswerFragment,
  Availability_TitleFragment,
} from "./Availability.generated.ts";
import type { AvailabilityOffer } from "./offer-groups.ts";
import type { Country } from "../country/country-context.ts";
import type { TitleType } from "../../generated/schema.ts";

export interface AvailabilityState {
  /** The answer for the country; while that is on its way, the one shown before; null when there is none to show. */
  readonly answer: Availability_TitleFragment["availability"] | null;
  /** The country that `answer` is for; null where the film database does not know it. */
  readonly answeredFor: Country | null;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

interface AvailabilityQuery extends Pick<AvailabilityState, "loading" | "failed" | "retry"> {
  readonly title: Availability_TitleFragment;
  readonly country: Country | null;
  /** What is known of a show's seasons that have begun. */
  readonly seasons: readonly Availability_AnswerFragment[];
}

const hasOffer = ({ offers }: Availability_AnswerFragment, { kind, provider }: AvailabilityOffer) =>
  (offers ?? []).some(
    (offer) => offer.kind === kind && offer.provider.family.id === provider.family.id,
  );

export const availabilityState = (query: AvailabilityQuery): AvailabilityState => {
  const { title, country, loading, failed, retry, seasons } = query;
  const answer =
    failed || !title.availability
      ? null
      : {
          ...title.availability,
          offers:
            title.availability.offers?.map((offer) => ({
              ...offer,
              someSeasons: !seasons.every((season) => hasOffer(season, offer)),
            })) ?? null,
        };
  return {
    answer,
    answeredFor: answer?.countryCode === country?.code ? country : (answer?.country ?? null),
    loading: loading || country === null,
    failed,
    retry,
  };
};

export const availabilityAnchor = "where-to-watch";

export interface TitleOfOffers {
  readonly name: string;
  readonly type: TitleType;
  /** The day of the first release or the first episode, `YYYY-MM-DD`; null when unknown. */
  readonly date: string | null;
}
