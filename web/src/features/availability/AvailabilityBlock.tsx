import { useId } from "react";
import { styled } from "styled-components";

import { countryInText } from "../../shared/country-in-text.ts";
import { color, motion } from "../../ui/theme.ts";
import { AvailabilityAnswer } from "./AvailabilityAnswer.tsx";
import { AvailabilityCredits } from "./AvailabilityCredits.tsx";
import { AvailabilityFailed } from "./AvailabilityFailed.tsx";
import { AvailabilityFrame, AvailabilityHeading } from "./AvailabilityFrame.tsx";
import { AvailabilitySkeleton } from "./AvailabilitySkeleton.tsx";
import type { AvailabilityState, NamedCountry } from "./availability-state.ts";

interface Props {
  /** The title's name. */
  readonly title: string;
  readonly availability: AvailabilityState;
  /** The country to answer for; null while it is not known. */
  readonly country: NamedCountry | null;
  /** Asked to answer for another country. */
  readonly onCountry: (country: NamedCountry) => void;
}

/**
 * Where the title can be watched: the page's answer. A change of country keeps what is shown,
 * dimmed, until the new answer is here.
 */
export function AvailabilityBlock({ title, availability, country, onCountry }: Props) {
  const heading = useId();
  const { answer, answeredFor, streamableIn, loading, failed, retry } = availability;
  return (
    <AvailabilityFrame aria-labelledby={heading} aria-busy={loading}>
      <AvailabilityHeading id={heading}>
        {country ? (
          <>
            Watch in <Place>{countryInText(country.name)}</Place>
          </>
        ) : (
          "Where to watch"
        )}
      </AvailabilityHeading>
      {failed && <AvailabilityFailed onRetry={retry} />}
      {!failed && answer === null && <AvailabilitySkeleton />}
      {!failed && answer && answeredFor && (
        <Answer data-passing={loading}>
          <AvailabilityAnswer
            title={title}
            answer={answer}
            country={answeredFor}
            streamableIn={streamableIn}
            onCountry={onCountry}
            onRetry={retry}
          />
          <AvailabilityCredits freshness={answer.freshness} />
        </Answer>
      )}
    </AvailabilityFrame>
  );
}

const Place = styled.span`
  color: ${color.accent};
`;

const Answer = styled.div`
  transition: opacity ${motion.calm} ${motion.ease};
  &[data-passing="true"] {
    opacity: 0.45;
  }
`;
