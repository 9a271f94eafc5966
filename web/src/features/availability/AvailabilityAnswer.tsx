import { styled } from "styled-components";

import { countryInText } from "../../shared/country-in-text.ts";
import { color, space, text } from "../../ui/theme.ts";
import type { Availability_AnswerFragment } from "./Availability.generated.ts";
import { AvailabilityFailed } from "./AvailabilityFailed.tsx";
import type { NamedCountry } from "./availability.ts";
import { NoOffers } from "./NoOffers.tsx";
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
  const { title, answer, country, streamableIn, onCountry, onRetry } = props;
  switch (answer.status) {
    case "HAS_OFFERS":
      return <Offers title={title} groups={groupOffers(answer.offers ?? [])} />;
    case "NONE_KNOWN":
      return <NoOffers country={country} streamableIn={streamableIn} onCountry={onCountry} />;
    case "COUNTRY_NOT_COVERED":
      return (
        <Unknown>
          <Lead>Not known for {countryInText(country.name)}</Lead>
          <p>The film database has no availability data for this country.</p>
        </Unknown>
      );
    case "FILM_DATABASE_UNAVAILABLE":
      return <AvailabilityFailed onRetry={onRetry} />;
  }
}

const Unknown = styled.div`
  padding-block: ${space(5)};
  border-top: 1px solid ${color.hairline};
`;

const Lead = styled.p`
  ${text.lead};
  color: ${color.textStrong};
`;
