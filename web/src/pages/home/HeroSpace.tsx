import type { ReactNode } from "react";
import { styled } from "styled-components";

import { color, pageMeasure, text } from "../../ui/theme.ts";
import { underHeaderMark } from "../../ui/under-header.ts";
import { heroPlace } from "./hero-place.ts";

/** The hero's place when there is no movie in it: with a word on why. */
export function HeroSpace({ children }: { readonly children: ReactNode }) {
  return (
    <Stage {...underHeaderMark}>
      <Inner>{children}</Inner>
    </Stage>
  );
}

const Stage = styled.div`
  ${heroPlace};
  display: grid;
  align-items: center;
  background: radial-gradient(70% 90% at 78% 10%, ${color.surfaceFloating}, transparent 75%);
`;

const Inner = styled.div`
  ${text.lead};
  ${pageMeasure};
  text-align: center;
`;
