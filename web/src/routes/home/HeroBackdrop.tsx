import { useState } from "react";
import { styled } from "styled-components";

import { Picture } from "../../ui/Picture.tsx";
import { alpha, color, media } from "../../ui/theme.ts";
import { toSrcset } from "../../lib/url/to-srcset.ts";
import type { HeroSlide_MovieFragment } from "./HeroSlide.generated.ts";

interface Props {
  readonly backdrop: HeroSlide_MovieFragment["backdrop"];
  /** Whether the slide is on show or next. The artwork is fetched the first time it is. */
  readonly near: boolean;
  readonly priority: boolean;
}

/** Never wider than the film database's 1280 px needs: the original behind it can weigh megabytes. */
export function HeroBackdrop({ backdrop, near, priority }: Props) {
  const [wanted, setWanted] = useState(near);
  if (near && !wanted) setWanted(true);
  return (
    <Frame aria-hidden>
      <Art>
        {backdrop && wanted && (
          <Picture
            src={backdrop.url}
            srcSet={toSrcset(backdrop.url, [780, 1280])}
            sizes="100vw"
            width={1280}
            height={720}
            alt=""
            priority={priority}
            fallback={null}
          />
        )}
      </Art>
      <Grade />
    </Frame>
  );
}

const Frame = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  background:
    radial-gradient(60% 80% at 78% 20%, ${color.surfaceFloating}, transparent), ${color.canvas};
  ${media.print} {
    display: none;
  }
`;

const Art = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  width: min(100%, 100rem);
  img {
    object-position: 50% 22%;
  }
  ${media.compact} {
    bottom: 30%;
  }
  @media (min-width: 1600px) {
    mask-image: linear-gradient(to right, transparent, #000 30%);
  }
`;

/** Dark where text is, enough for it on a white picture too. */
const Grade = styled.div`
  position: absolute;
  inset: 0;
  [dir="rtl"] & {
    transform: scaleX(-1);
  }
  background:
    linear-gradient(to bottom, ${color.canvas}, transparent 9rem),
    linear-gradient(to top, ${color.canvas}, ${alpha.canvas(0.72)} 18%, transparent 56%),
    linear-gradient(
      to right,
      ${alpha.canvas(0.92)},
      ${alpha.canvas(0.82)} 32%,
      ${alpha.canvas(0.58)} 50%,
      ${alpha.canvas(0.16)} 68%,
      transparent 80%
    );
  ${media.compact} {
    background:
      linear-gradient(to bottom, ${color.canvas}, transparent 7rem),
      linear-gradient(
        to top,
        ${color.canvas} 30%,
        ${alpha.canvas(0.88)} 46%,
        ${alpha.canvas(0.62)} 60%,
        transparent 78%
      );
  }
`;
