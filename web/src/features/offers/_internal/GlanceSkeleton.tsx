import { styled } from "styled-components";

import { Skeleton } from "../../../ui/Skeleton.tsx";
import { media, radius, space } from "../../../ui/theme.ts";
import { Stack } from "../../../ui/primitives.ts";

/** Stands where the answer at a glance will be: a sentence, and a few services. */
export function GlanceSkeleton() {
  return (
    <Stack $gap={3}>
      <Line>
        <Skeleton $width="16rem" $height="1rem" />
      </Line>
      <Icons>
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} $width="40px" $height="40px" $radius={radius.medium} />
        ))}
      </Icons>
    </Stack>
  );
}

const Line = styled.div`
  min-height: 1lh;
  ${media.compact} {
    min-height: 2lh;
  }
`;

const Icons = styled.div`
  display: flex;
  gap: ${space(2)};
  padding-top: ${space(6)};
`;
