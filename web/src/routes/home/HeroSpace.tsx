import type { ReactNode } from "react";
import { styled, css } from "styled-components";
import { color, pageMeasure, text, media } from "../../ui/theme.ts";

/** The same height for every movie, while it loads and when there is none, so that nothing below it moves. */
export const heroPosition = css`
  height: clamp(31rem, 66svh, 46rem);
  ${media.compact} {
    height: 36rem;
  }
`;

/** The hero's place when there is no movie in it: with a word on why. */
export function HeroSpace({ children }: { readonly children: ReactNode }) {
  return (
    <HeroStage>
      <Inner>{children}</Inner>
    </HeroStage>
  );
}

export const HeroStage = styled.div`
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
