import { styled } from "styled-components";

import { color, space, text } from "../../ui/theme.ts";

/** How many titles a list shows, of how many; read out when it changes. */
export const ListCount = styled.p.attrs({ "aria-live": "polite" })`
  ${text.small};
  margin-bottom: ${space(5)};
  color: ${color.textQuiet};
  font-variant-numeric: tabular-nums;
`;
