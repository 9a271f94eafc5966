import { styled } from "styled-components";

import { Skeleton } from "../../ui/Skeleton.tsx";
import { space } from "../../ui/theme.ts";
import { PosterSkeleton } from "./Poster.tsx";
import { useShowsWatchable } from "./watchable-context.ts";
import { Line as Mark } from "./WatchableMark.tsx";

export function TitleCardSkeleton() {
  const marked = useShowsWatchable();
  return (
    <div aria-hidden>
      <PosterSkeleton />
      <Line $top={space(3)}>
        <Skeleton $width="80%" $height="0.75rem" />
      </Line>
      <Line $top={space(0.5)}>
        <Skeleton $width="36%" $height="0.6875rem" />
      </Line>
      {marked && (
        <Mark>
          <Skeleton $width="1.5rem" $height="1.5rem" />
        </Mark>
      )}
    </div>
  );
}

const Line = styled.div<{ $top: string }>`
  display: flex;
  align-items: center;
  margin-top: ${({ $top }) => $top};
  height: ${({ $top }) => ($top === space(3) ? "1.18125rem" : "1.5rem")};
`;
