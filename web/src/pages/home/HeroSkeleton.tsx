import { styled } from "styled-components";

import { Skeleton } from "../../ui/Skeleton.tsx";
import { color, media, pageMeasure, radius, space } from "../../ui/theme.ts";
import { underHeaderMark } from "../../ui/under-header.ts";
import { heroPlace } from "./hero-place.ts";

/** The hero while its movies are on their way. */
export function HeroSkeleton() {
  return (
    <Stage aria-hidden {...underHeaderMark}>
      <Content>
        <Skeleton $width="9rem" $height="1.5rem" />
        <Skeleton $width="28rem" $height="3.75rem" $radius={radius.medium} />
        <Story>
          <Skeleton $width="38rem" $height="1rem" />
          <Skeleton $width="36rem" $height="1rem" />
          <Skeleton $width="22rem" $height="1rem" />
        </Story>
        <Skeleton $width="16rem" $height="2.25rem" $radius={radius.medium} />
        <Button>
          <Skeleton $width="6.8125rem" $height="2.75rem" $radius={radius.round} />
        </Button>
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
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  padding-bottom: ${space(10)};
  ${media.compact} {
    gap: ${space(3)};
    padding-bottom: ${space(16)};
  }
`;

const Story = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.6rem;
  padding-block: 0.3rem;
`;

const Button = styled.div`
  margin-top: ${space(2)};
`;
