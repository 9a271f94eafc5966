import { css } from "styled-components";

import { color } from "./theme.ts";

/** A hairline along the inner edge of an element that is positioned, above what is in it. */
export const hairlineRing = css`
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    border-radius: inherit;
    box-shadow: inset 0 0 0 1px ${color.hairline};
    pointer-events: none;
  }
`;
