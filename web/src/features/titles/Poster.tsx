import { styled } from "styled-components";

import { Picture } from "../../ui/Picture.tsx";
import { hairlineRing } from "../../ui/hairline-ring.ts";
import { color, radius, shadow } from "../../ui/theme.ts";
import { ArtworkPlaceholder } from "./ArtworkPlaceholder.tsx";
import type { Poster_TitleFragment } from "./Poster.generated.ts";

interface Props {
  readonly title: Poster_TitleFragment;
  /** How wide it is shown, as the `sizes` of an `img`. */
  readonly sizes: string;
  readonly priority?: boolean;
  /** False where the name stands beside it. */
  readonly described?: boolean;
}

/** A title's upright artwork, 2:3, as wide as its parent lets it be. */
export function Poster({ title, sizes, priority, described = false }: Props) {
  const { name, poster } = title;
  return (
    <PosterFrame>
      <Picture
        src={poster?.url ?? null}
        srcSet={poster?.srcset}
        sizes={sizes}
        width={342}
        height={513}
        alt={described ? `Poster of ${name}` : ""}
        {...(priority === undefined ? {} : { priority })}
        fallback={<ArtworkPlaceholder name={name} />}
      />
    </PosterFrame>
  );
}

/**
 * The place of a poster: proportions, corners, ring and shadow. Skeletons stand in it too. What is in
 * it is rendered, and fetched, when it comes near to what is in view of the window or its row.
 */
export const PosterFrame = styled.div`
  position: relative;
  content-visibility: auto;
  aspect-ratio: 2 / 3;
  overflow: hidden;
  border-radius: ${radius.medium};
  background: ${color.surfaceRaised};
  box-shadow: ${shadow.artwork};
  ${hairlineRing};
`;
