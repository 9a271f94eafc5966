import { Link } from "react-router-dom";
import { styled } from "styled-components";

import { color, media, space, text } from "../../../ui/theme.ts";
import type { Availability_AnswerFragment } from "../Availability.generated.ts";
import { describeAge } from "./describe-age.ts";

interface Props {
  readonly freshness: Availability_AnswerFragment["freshness"];
  /** The address where a wrong answer is reported. */
  readonly report: string;
}

/** Whose data it is, how old, where to say that it is wrong, and whether it is invented. */
export function AvailabilityCredits({ freshness, report }: Props) {
  return (
    <Frame>
      {freshness?.source === "SAMPLE" && (
        <Sample>Sample data: the availability shown here is invented.</Sample>
      )}
      <Line>
        <span>
          <By>By </By>
          <a href="https://www.justwatch.com/" target="_blank" rel="noopener">
            JustWatch
          </a>
          ,{" "}
          <a href="https://www.themoviedb.org/" target="_blank" rel="noopener">
            TMDB
          </a>
          {freshness && ` · ${describeAge(freshness)}`}
        </span>{" "}
        <Link to={report} rel="nofollow">
          Wrong? Tell us
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

const By = styled.span`
  ${media.compact} {
    display: none;
  }
`;

/** One line on a phone of today; where there is less room, the way to report stands below the rest. */
const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space(3)};
  ${media.compact} {
    font-size: 0.75rem;
    column-gap: ${space(2)};
  }
  a {
    display: inline-block;
    padding-block: ${space(0.75)};
    text-decoration-line: underline;
    text-decoration-color: ${color.hairlineStrong};
    text-underline-offset: 0.2em;
  }
`;

const Sample = styled.p`
  color: ${color.accent};
`;
