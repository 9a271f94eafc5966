import { styled } from "styled-components";

import { color, space, text } from "../../../ui/theme.ts";

export const Steps = styled.div`
  ${text.small};
  display: grid;
  gap: ${space(3)};
  strong,
  summary {
    color: ${color.textStrong};
  }
  summary {
    padding-block: ${space(1)};
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
