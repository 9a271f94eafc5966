import { styled } from "styled-components";

import { TitleGridSkeleton } from "../../features/title-grid/TitleGridSkeleton.tsx";
import { PosterFrame } from "../../features/titles/Poster.tsx";
import { loadingTitle } from "../../ui/PageHead.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { pageMeasure, space } from "../../ui/theme.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { Face, Frame, Words } from "./PersonHead.tsx";

/** The page of a person while it is on its way. */
export function PersonLoading() {
  return (
    <div aria-busy>
      <title>{loadingTitle}</title>
      <VisuallyHidden as="output">Loading person…</VisuallyHidden>
      <Frame>
        <Face>
          <PosterFrame>
            <Skeleton $height="100%" $radius="0" />
          </PosterFrame>
        </Face>
        <Words>
          <Skeleton $width="16rem" $height="2.5rem" />
        </Words>
      </Frame>
      <List>
        <TitleGridSkeleton count={12} />
      </List>
    </div>
  );
}

const List = styled.div`
  ${pageMeasure};
  margin-top: ${space(12)};
`;
