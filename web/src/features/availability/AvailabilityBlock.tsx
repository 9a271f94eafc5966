import { useId } from "react";
import { styled } from "styled-components";

import { color, media, motion, radius, space, text } from "../../ui/theme.ts";
import { AvailabilityAnswer } from "./AvailabilityAnswer.tsx";
import { AvailabilityCredits } from "./AvailabilityCredits.tsx";
import { AvailabilityFailed } from "./AvailabilityFailed.tsx";
import { AvailabilitySkeleton } from "./AvailabilitySkeleton.tsx";
import { useAvailability } from "./availability.ts";
import type { NamedCountry, TitleKey } from "./availability.ts";

interface Props {
  readonly title: TitleKey & { readonly name: string };
  /** The country to answer for; null while it is not known. */
  readonly country: NamedCountry | null;
  /** Asked to answer for another country. */
  readonly onCountry: (country: NamedCountry) => void;
}

/**
 * Where the title can be watched: the page's answer. A change of country keeps what is shown,
 * dimmed, until the new answer is here.
 */
export function AvailabilityBlock({ title, country, onCountry }: Props) {
  const heading = useId();
  const { answer, answeredFor, streamableIn, loading, failed, retry } = useAvailability(
    title,
    country,
  );
  return (
    <Block aria-labelledby={heading} aria-busy={loading}>
      <Heading id={heading}>
        {country ? (
          <>
            Watch in <Place>{country.name}</Place>
          </>
        ) : (
          "Where to watch"
        )}
      </Heading>
      {failed && <AvailabilityFailed onRetry={retry} />}
      {!failed && answer === undefined && <AvailabilitySkeleton />}
      {!failed && answer && answeredFor && (
        <Answer data-passing={loading}>
          <AvailabilityAnswer
            title={title.name}
            answer={answer}
            country={answeredFor}
            streamableIn={streamableIn}
            onCountry={onCountry}
            onRetry={retry}
          />
          <AvailabilityCredits freshness={answer.freshness} />
        </Answer>
      )}
    </Block>
  );
}

const Block = styled.section`
  padding: ${space(5)};
  border-radius: ${radius.large};
  background: linear-gradient(180deg, ${color.surfaceRaised}, ${color.surface});
  box-shadow: inset 0 0 0 1px ${color.hairline};
  ${media.wide} {
    padding: ${space(7)} ${space(8)};
  }
`;

const Heading = styled.h2`
  ${text.heading};
  margin-bottom: ${space(5)};
`;

const Place = styled.span`
  color: ${color.accent};
`;

const Answer = styled.div`
  transition: opacity ${motion.calm} ${motion.ease};
  &[data-passing="true"] {
    opacity: 0.45;
  }
`;
