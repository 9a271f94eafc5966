import { styled } from "styled-components";

import { color, media, radius, space, text } from "../../../ui/theme.ts";

export const AvailabilityFrame = styled.section`
  padding: ${space(5)} ${space(4)};
  border-radius: ${radius.large};
  background: linear-gradient(180deg, ${color.surfaceRaised}, ${color.surface});
  box-shadow: inset 0 0 0 1px ${color.hairline};
  ${media.wide} {
    padding: ${space(7)} ${space(8)};
  }
`;

export const AvailabilityHeading = styled.h2`
  ${text.heading};
`;
