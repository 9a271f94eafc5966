import type { ReactNode } from "react";

import type { Availability_AnswerFragment } from "../Availability.generated.ts";
import { AvailabilityFailed } from "./AvailabilityFailed.tsx";
import type { NamedCountry } from "../availability-state.ts";
import { NothingHere } from "./NothingHere.tsx";
import { Offers } from "./Offers.tsx";
import { OffersSince } from "./OffersSince.tsx";
import type { OwnServices } from "../own-services.ts";
import type { TitleOfOffers } from "./title-of-offers.ts";

interface Props {
  readonly title: TitleOfOffers;
  readonly answer: Availability_AnswerFragment;
  readonly country: NamedCountry;
  readonly streamableIn: readonly NamedCountry[] | null;
  readonly own: OwnServices;
  /** What else a visitor can do where there are no offers. */
  readonly instead: ReactNode;
  readonly onCountry: (country: NamedCountry) => void;
  readonly onRetry: () => void;
}

/**
 * One of the four answers there are, never confused: offers, none known, country not covered, film database
 * unavailable.
 */
export function AvailabilityAnswer({ answer, own, onRetry, ...others }: Props) {
  switch (answer.status) {
    case "HAS_OFFERS":
      return (
        <>
          <Offers title={others.title.name} offers={answer.offers ?? []} own={own} />
          <OffersSince offers={answer.offers ?? []} />
        </>
      );
    case "NONE_KNOWN":
    case "COUNTRY_NOT_COVERED":
      return <NothingHere {...others} status={answer.status} />;
    case "FILM_DATABASE_UNAVAILABLE":
      return <AvailabilityFailed onRetry={onRetry} />;
  }
}
