import type { Availability_TitleFragment } from "./Availability.generated.ts";
import type { TitleType } from "../../generated/schema.ts";

export interface NamedCountry {
  readonly code: string;
  readonly name: string;
}

export interface AvailabilityState {
  /** The answer for the country; while that is on its way, the one shown before; null when there is none to show. */
  readonly answer: Availability_TitleFragment["availability"] | null;
  /** The country that `answer` is for; null where the film database does not know it. */
  readonly answeredFor: NamedCountry | null;
  readonly loading: boolean;
  /** True when it could not be fetched. */
  readonly failed: boolean;
  readonly retry: () => void;
}

interface AvailabilityQuery {
  readonly title: Availability_TitleFragment;
  /** The country to answer for; null while it is not known. */
  readonly country: NamedCountry | null;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly retry: () => void;
}

export const availabilityState = (query: AvailabilityQuery): AvailabilityState => {
  const { title, country, loading, failed, retry } = query;
  const answer = failed ? null : (title.availability ?? null);
  return {
    answer,
    answeredFor: answer?.countryCode === country?.code ? country : (answer?.country ?? null),
    loading: loading || country === null,
    failed,
    retry,
  };
};

/** The id of the full answer on a title's page. */
export const availabilityAnchor = "where-to-watch";

export interface TitleOfOffers {
  readonly name: string;
  readonly type: TitleType;
  /** The day of the first release or the first episode, `YYYY-MM-DD`; null when unknown. */
  readonly date: string | null;
}
