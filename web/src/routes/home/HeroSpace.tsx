import type { ReactNode } from "react";
import { styled, css } from "styled-components";
import { Stack, Text } from "../../ui/primitives.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { color, pageMeasure, radius, text, media } from "../../ui/theme.ts";
import { Content } from "./HeroSlide.tsx";

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

export function HeroSkeleton() {
  return (
    <HeroStage aria-hidden>
      <Content>
        <Skeleton $width="9rem" $height="1.5rem" />
        <Skeleton $width="28rem" $height="3.75rem" $radius={radius.medium} />
        <Stack $gap={2.4}>
          <Skeleton $width="38rem" $height="1rem" />
          <Skeleton $width="36rem" $height="1rem" />
          <Skeleton $width="22rem" $height="1rem" />
        </Stack>
        <Skeleton $width="16rem" $height="2.25rem" $radius={radius.medium} />
        <Text as="div" $above={2}>
          <Skeleton $width="6.8125rem" $height="2.75rem" $radius={radius.round} />
        </Text>
      </Content>
    </HeroStage>
  );
}

const HeroStage = styled.div`
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
