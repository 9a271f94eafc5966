import { Link } from "react-router-dom";
import { styled } from "styled-components";

import { color, media, space, text } from "./theme.ts";

/** A link of its own on a line, in the colour of what can be acted on; an icon may stand in it. */
export const ActionLink = styled(Link)`
  ${text.smallStrong};
  display: inline-flex;
  align-items: center;
  gap: ${space(1.5)};
  min-height: 2.25rem;
  color: ${color.accent};
  ${media.hover} {
    &:hover {
      color: ${color.accentHover};
    }
  }
`;
