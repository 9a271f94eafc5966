import { styled } from "styled-components";

import { Skeleton } from "../../ui/Skeleton.tsx";
import { color, media, pageMeasure, space } from "../../ui/theme.ts";
import { underHeaderMark } from "../../ui/under-header.ts";
import { heroPlace } from "./hero-place.ts";

/** The hero while its movies are on their way. */
export function HeroSkeleton() {
  return (
    <Stage aria-hidden {...underHeaderMark}>
      <Content>
        <Skeleton $width="9rem" $height="1.25rem" />
        <Skeleton $width="26rem" $height="3.5rem" />
        <Skeleton $width="36rem" $height="4.25rem" />
        <Skeleton $width="9rem" $height="2.75rem" $radius="999px" />
      </Content>
    </Stage>
  );
}

const Stage = styled.div`
  ${heroPlace};
  display: flex;
  align-items: flex-end;
  background: radial-gradient(70% 90% at 78% 10%, ${color.surfaceFloating}, transparent 75%);
`;

const Content = styled.div`
  ${pageMeasure};
  display: grid;
  gap: ${space(4)};
  padding-bottom: ${space(10)};
  ${media.compact} {
    padding-bottom: ${space(16)};
  }
`;
