import { Fragment, useId, type ReactNode } from "react";
import { justWatchLink, tmdbLink } from "../site/source-links.tsx";
import { styled } from "styled-components";
import { inCountry } from "../country/country-in-text.ts";
import type { Country } from "../country/country-context.ts";
import { color, space, media, text, thumbArea } from "../../ui/theme.ts";
import { AvailabilityAnswer, AvailabilityFailed } from "./_internal/AvailabilityAnswer.tsx";
import {
  AvailabilityFrame,
  AvailabilityHeading,
  AvailabilitySkeleton,
} from "./_internal/AvailabilitySkeleton.tsx";
import {
  availabilityAnchor,
  type AvailabilityState,
  type TitleOfOffers,
} from "./availability-state.ts";
import type { MyOffers } from "./offer-groups.ts";
import type { Availability_AnswerFragment } from "./Availability.generated.ts";
import { Link } from "../../ui/Link.tsx";
import { Passing, Row, Text } from "../../ui/primitives.ts";
import { rich, t } from "../../lib/messages.ts";
import type { Age } from "../title-grid/list-state.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";

interface Props {
  readonly title: TitleOfOffers;
  readonly availability: AvailabilityState;
  readonly country: Country | null;
  readonly own: MyOffers;
  readonly report: string;
  readonly action?: ReactNode;
  /** What else a visitor can do where there are no offers. */
  readonly instead?: ReactNode;
  readonly onCountry: (country: Country) => void;
}

/** A change of country keeps what is shown, dimmed, until the new answer is here. */
export function AvailabilityBlock(props: Props) {
  const { title, availability, country, own, report, action, instead, onCountry } = props;
  const heading = useId();
  const { answer, answeredFor, loading, failed, retry } = availability;
  return (
    <AvailabilityFrame id={availabilityAnchor} aria-labelledby={heading} aria-busy={loading}>
      <Row $wrap $align="center" $justify="space-between" $gap={3} $below={4}>
        <AvailabilityHeading id={heading}>
          {country
            ? rich("offers.watchHere", {
                inCountry: inCountry(country, "heading"),
                accent: (place) => (
                  <Text as="span" $color="accent">
                    {place}
                  </Text>
                ),
              })
            : t("offers.whereToWatch")}
        </AvailabilityHeading>
        {action}
      </Row>
      {failed && <AvailabilityFailed onRetry={retry} />}
      {!failed && answer === null && <AvailabilitySkeleton />}
      {!failed && answer && answeredFor && (
        <Passing data-passing={loading || undefined}>
          {/* Another country's answer takes the place of this one: none of its parts moves to where the other has it. */}
          <Fragment key={answer.countryCode}>
            <AvailabilityAnswer
              title={title}
              answer={answer}
              country={answeredFor}
              own={own}
              instead={instead}
              onCountry={onCountry}
              onRetry={retry}
            />
            <AvailabilityCredits freshness={answer.freshness} report={report} />
          </Fragment>
        </Passing>
      )}
    </AvailabilityFrame>
  );
}

/** How old an answer is, in few words: '3 h ago', and that it stands in for a newer one when it does. */
const describeAge = ({ ageSeconds, stale }: Age): string => {
  const age = span(ageSeconds);
  return stale ? t("offers.staleAge", { age }) : age;
};

const span = (seconds: number): string => {
  const minutes = Math.floor(seconds / 60);
  if (minutes < 2) return t("offers.justNow");
  if (minutes < 120) return t("offers.minutesAgo", { minutes });
  const hours = Math.floor(minutes / 60);
  return hours < 48
    ? t("offers.hoursAgo", { hours })
    : t("offers.daysAgo", { count: Math.floor(hours / 24) });
};

interface AvailabilityCreditsProps {
  readonly freshness: Availability_AnswerFragment["freshness"];
  readonly report: string;
}

/** Whose data it is, how old, where to say that it is wrong, and whether it is invented. */
function AvailabilityCredits({ freshness, report }: AvailabilityCreditsProps) {
  return (
    <Frame>
      {freshness?.source === "SAMPLE" && <Text $color="accent">{t("offers.sample")}</Text>}
      <Line>
        <span>
          {rich("offers.credits", {
            word: (word) => <Word>{word}</Word>,
            justwatch: justWatchLink,
            tmdb: tmdbLink,
          })}
          {freshness &&
            rich("offers.checked", {
              word: (word) => <Word>{word}</Word>,
              age: describeAge(freshness),
            })}
        </span>{" "}
        <Link to={report} rel="nofollow">
          {t("offers.wrong")}
        </Link>
      </Line>
    </Frame>
  );
}

const Frame = styled.footer`
  ${text.caption};
  display: grid;
  gap: ${space(1)};
  padding-top: ${space(4)};
  border-top: 1px solid ${color.hairline};
  color: ${color.textQuiet};
`;

const Word = styled.span`
  ${media.compact} {
    display: none;
  }
`;

/** One line on a phone of today; where there is less room, the way to report is below the rest. */
const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(3)};
  ${media.compact} {
    font-size: 0.75rem;
    column-gap: ${space(2)};
  }
  a {
    ${thumbArea}
    display: inline-block;
    padding-block: ${space(1)};
    text-decoration-line: underline;
    text-decoration-color: ${color.hairlineStrong};
    text-underline-offset: 0.2em;
  }
`;

const Head = styled(AvailabilityHeading)`
  min-height: 2.25rem;
  margin-bottom: ${space(4)};
`;

export function AvailabilityPlaceholder() {
  return (
    <AvailabilityFrame as="div">
      <Head as="div">
        <Skeleton $width="12rem" $height="1.2em" />
      </Head>
      <AvailabilitySkeleton />
    </AvailabilityFrame>
  );
}
