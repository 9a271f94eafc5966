import { css } from "styled-components";

import { media } from "../../ui/theme.ts";

/** The hero's height: the same for every movie, while it loads and when it has none, so that nothing below it moves. */
export const heroHeight = css`
  height: clamp(33rem, 72svh, 46rem);
  ${media.compact} {
    height: 36rem;
  }
`;
