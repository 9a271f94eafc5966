import { Fragment, useId } from "react";
import type { ReactNode } from "react";
import { styled } from "styled-components";

import { countryInHeading } from "../country/country-in-text.ts";
import { color, motion, space } from "../../ui/theme.ts";
import { AvailabilityAnswer } from "./_internal/AvailabilityAnswer.tsx";
import { AvailabilityCredits } from "./_internal/AvailabilityCredits.tsx";
import { AvailabilityFailed } from "./_internal/AvailabilityFailed.tsx";
import { AvailabilityFrame, AvailabilityHeading } from "./_internal/AvailabilityFrame.tsx";
import { AvailabilitySkeleton } from "./_internal/AvailabilitySkeleton.tsx";
import { availabilityAnchor } from "./_internal/availability-anchor.ts";
import type { AvailabilityState, NamedCountry } from "./availability-state.ts";
import type { OwnServices } from "./own-services.ts";
import type { TitleOfOffers } from "./_internal/title-of-offers.ts";

interface Props {
  readonly title: TitleOfOffers;
  readonly availability: AvailabilityState;
  /** The country to answer for; null while it is not known. */
  readonly country: NamedCountry | null;
  readonly own: OwnServices;
  /** The address where a wrong answer is reported. */
  readonly report: string;
  /** Stands beside the heading. */
  readonly action?: ReactNode;
  /** What else a visitor can do where there are no offers. */
  readonly instead?: ReactNode;
  /** Called to show another country. */
  readonly onCountry: (country: NamedCountry) => void;
}

/**
 * Where the title can be watched, in full. A change of country keeps what is shown, dimmed, until the
 * new answer is here.
 */
export function AvailabilityBlock(props: Props) {
  const { title, availability, country, own, report, action, instead, onCountry } = props;
  const heading = useId();
  const { answer, answeredFor, streamableIn, loading, failed, retry } = availability;
  return (
    <AvailabilityFrame id={availabilityAnchor} aria-labelledby={heading} aria-busy={loading}>
      <Head>
        <AvailabilityHeading id={heading}>
          {country ? (
            <>
              Watch in <Place>{countryInHeading(country.name)}</Place>
            </>
          ) : (
            "Where to watch"
          )}
        </AvailabilityHeading>
        {action}
      </Head>
      {failed && <AvailabilityFailed onRetry={retry} />}
      {!failed && answer === null && <AvailabilitySkeleton />}
      {!failed && answer && answeredFor && (
        <Answer data-passing={loading}>
          {/* Another country's answer takes the place of this one: none of its parts moves to where the other has it. */}
          <Fragment key={answer.countryCode}>
            <AvailabilityAnswer
              title={title}
              answer={answer}
              country={answeredFor}
              streamableIn={streamableIn}
              own={own}
              instead={instead}
              onCountry={onCountry}
              onRetry={retry}
            />
            <AvailabilityCredits freshness={answer.freshness} report={report} />
          </Fragment>
        </Answer>
      )}
    </AvailabilityFrame>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space(3)};
  margin-bottom: ${space(4)};
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
