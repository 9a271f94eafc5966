import { styled } from "styled-components";

import { color, space, text } from "../../ui/theme.ts";
import type { Availability_AnswerFragment } from "./Availability.generated.ts";
import { describeAge } from "./describe-age.ts";

interface Props {
  readonly freshness: Availability_AnswerFragment["freshness"];
}

/** Whose data it is, how old, and whether it is invented. */
export function AvailabilityCredits({ freshness }: Props) {
  return (
    <Frame>
      {freshness?.source === "SAMPLE" && (
        <Sample>Sample data: the availability shown here is invented.</Sample>
      )}
      <p>
        Availability by{" "}
        <a href="https://www.justwatch.com/" target="_blank" rel="noopener">
          JustWatch
        </a>
        , through{" "}
        <a href="https://www.themoviedb.org/" target="_blank" rel="noopener">
          TMDB
        </a>
        {freshness && `. ${describeAge(freshness)}`}
      </p>
    </Frame>
  );
}

const Frame = styled.footer`
  ${text.caption};
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space(1)} ${space(6)};
  padding-top: ${space(4)};
  border-top: 1px solid ${color.hairline};
  color: ${color.textQuiet};
  a {
    text-decoration: underline ${color.hairlineStrong};
    text-underline-offset: 0.2em;
  }
`;

const Sample = styled.p`
  color: ${color.accent};
`;
