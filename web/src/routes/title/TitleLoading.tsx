import { styled } from "styled-components";

import { GlanceSkeleton } from "../../features/offers/GlanceSkeleton.tsx";
import { AvailabilityPlaceholder } from "../../features/offers/AvailabilityPlaceholder.tsx";
import type { TitleType } from "../../generated/schema.ts";
import { BackdropFrame } from "../../features/titles/Backdrop.tsx";
import { loadingTitle } from "../../ui/PageHead.tsx";
import { PosterFrame } from "../../features/titles/Poster.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { media, radius, space, underHeaderMark } from "../../ui/theme.ts";
import { VisuallyHidden } from "../../ui/VisuallyHidden.tsx";
import { HeroAnswer, HeroFrame, HeroInner, HeroPoster, HeroStory, HeroText } from "./TitleHero.tsx";
import { Body } from "./TitleContent.tsx";

/** The page of a title while it is on its way, in the places that its parts will take. */
export function TitleLoading({ type }: { readonly type: TitleType }) {
  return (
    <div aria-busy>
      <title>{loadingTitle}</title>
      <VisuallyHidden as="output">
        {type === "MOVIE" ? "Loading movie…" : "Loading TV show…"}
      </VisuallyHidden>
      <HeroFrame {...underHeaderMark}>
        <BackdropFrame />
        <HeroInner>
          <Space />
          <HeroPoster>
            <PosterFrame>
              <Skeleton $height="100%" $radius="0" />
            </PosterFrame>
          </HeroPoster>
          <HeroText>
            <Stack>
              <Skeleton $width="70%" $height="clamp(2.25rem, 1.4rem + 3.4vw, 4rem)" />
              <Skeleton $width="14rem" $height="1.25rem" />
            </Stack>
          </HeroText>
          <HeroAnswer>
            <GlanceSkeleton />
          </HeroAnswer>
          <HeroStory>
            <Stack>
              <Skeleton $width="44rem" $height="1.125rem" />
              <Skeleton $width="42rem" $height="1.125rem" />
              <Narrow>
                <Skeleton $height="1.125rem" />
                <Skeleton $height="1.125rem" />
              </Narrow>
              <Skeleton $width="24rem" $height="1.125rem" />
              <Skeleton $width="11rem" $height="2rem" $radius={radius.round} />
            </Stack>
          </HeroStory>
        </HeroInner>
      </HeroFrame>
      <Body>
        <AvailabilityPlaceholder />
        <Stack>
          <Skeleton $width="9rem" $height="1rem" />
          <Skeleton $width="12rem" $height="2rem" />
          <Skeleton $width="10rem" $height="1rem" />
          <Skeleton $width="14rem" $height="1rem" />
          <Skeleton $width="12rem" $height="1rem" />
        </Stack>
      </Body>
    </div>
  );
}

const Space = styled.div`
  grid-area: back;
  height: 2.75rem;
  ${media.wide} {
    margin-bottom: ${space(4)};
  }
`;

/** Lines that the overview takes on a small screen alone. */
const Narrow = styled.div`
  display: grid;
  gap: ${space(3)};
  ${media.wide} {
    display: none;
  }
`;

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space(3)};
`;
