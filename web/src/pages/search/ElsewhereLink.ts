import { styled } from "styled-components";

import { color, media } from "../../ui/theme.ts";

/** Leads to the second search screen, as a whole page: an `a`, not the router's link. */
export const ElsewhereLink = styled.a`
  color: ${color.text};
  text-decoration: underline;
  text-decoration-color: ${color.hairlineStrong};
  text-underline-offset: 0.25em;
  ${media.hover} {
    &:hover {
      color: ${color.accent};
    }
  }
`;
