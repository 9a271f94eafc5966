import { countryInText } from "../../shared/country-in-text.ts";
import type { Availability_AnswerFragment } from "./Availability.generated.ts";
import { AvailabilityFailed } from "./AvailabilityFailed.tsx";
import type { NamedCountry } from "./availability-state.ts";
import { NothingHere } from "./NothingHere.tsx";
import { groupOffers } from "./offer-groups.ts";
import { Offers } from "./Offers.tsx";

interface Props {
  /** The title's name. */
  readonly title: string;
  readonly answer: Availability_AnswerFragment;
  readonly country: NamedCountry;
  readonly streamableIn: readonly NamedCountry[] | null;
  readonly onCountry: (country: NamedCountry) => void;
  readonly onRetry: () => void;
}

/** One of the four answers there are, never confused: offers, none known, country not covered, not to be asked. */
export function AvailabilityAnswer(props: Props) {
  const { title, answer, onRetry, ...others } = props;
  const place = countryInText(others.country.name);
  switch (answer.status) {
    case "HAS_OFFERS":
      return <Offers title={title} groups={groupOffers(answer.offers ?? [])} />;
    case "NONE_KNOWN":
      return <NothingHere {...others} lead={`Not on any service in ${place}.`} />;
    case "COUNTRY_NOT_COVERED":
      return (
        <NothingHere {...others} lead={`Not known for ${place}`}>
          The film database has no availability data for this country.
        </NothingHere>
      );
    case "FILM_DATABASE_UNAVAILABLE":
      return <AvailabilityFailed onRetry={onRetry} />;
  }
}
