import type { ReactNode } from "react";
import { styled, css } from "styled-components";
import {
  color,
  pageMeasure,
  text,
  underHeaderMark,
  layout,
  media,
  underHeader,
} from "../../ui/theme.ts";

/**
 * The hero's place, behind the header and below it, or on a phone below the search field: the same height for every
 * movie, while it loads and when there is none, so that nothing below it moves.
 */
export const heroPosition = css`
  ${underHeader};
  height: calc(${layout.headerHeight} + clamp(33rem, 72svh, 46rem));
  ${media.compact} {
    margin-top: 0;
    height: 36rem;
  }
`;

/** The hero's place when there is no movie in it: with a word on why. */
export function HeroSpace({ children }: { readonly children: ReactNode }) {
  return (
    <Stage {...underHeaderMark}>
      <Inner>{children}</Inner>
    </Stage>
  );
}

const Stage = styled.div`
  ${heroPosition};
  display: grid;
  align-items: center;
  background: radial-gradient(70% 90% at 78% 10%, ${color.surfaceFloating}, transparent 75%);
`;

const Inner = styled.div`
  ${text.lead};
  ${pageMeasure};
  text-align: center;
`;
