import { css } from "styled-components";

import { layout, media } from "../../ui/theme.ts";
import { underHeader } from "../../ui/under-header.ts";

/**
 * The hero's place, behind the header and below it, or on a phone below the search field: the same height for every
 * movie, while it loads and when there is none, so that nothing below it moves.
 */
export const heroPlace = css`
  ${underHeader};
  height: calc(${layout.headerHeight} + clamp(33rem, 72svh, 46rem));
  ${media.compact} {
    margin-top: 0;
    height: 36rem;
  }
`;
