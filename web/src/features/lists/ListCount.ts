import { styled } from "styled-components";

import { color, space, text } from "../../ui/theme.ts";

/** How many titles a list shows, of how many. The list itself reads it out: `TitleList`. */
export const ListCount = styled.p`
  ${text.small};
  margin-bottom: ${space(5)};
  color: ${color.textQuiet};
  font-variant-numeric: tabular-nums;
`;
