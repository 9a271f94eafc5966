import { styled } from "styled-components";

import { color, radius, space, text } from "../../../ui/theme.ts";

/** What a step of an import shows, from top to bottom. */
export const Steps = styled.div`
  ${text.small};
  display: grid;
  gap: ${space(3)};
  code {
    color: ${color.textStrong};
  }
  strong {
    color: ${color.textStrong};
  }
  select {
    ${text.small};
    min-height: 2.75rem;
    padding-inline: ${space(3)};
    border: 0;
    border-radius: ${radius.medium};
    background: ${color.surfaceRaised};
    box-shadow: inset 0 0 0 1px ${color.hairlineStrong};
    color: ${color.textStrong};
  }
  summary {
    padding-block: ${space(1)};
    color: ${color.textStrong};
    cursor: pointer;
  }
`;

export const Hint = styled.p`
  ${text.caption};
  color: ${color.textQuiet};
`;

export const Problem = styled.p`
  color: ${color.danger};
`;
