import { styled } from "styled-components";

import { Picture } from "../../ui/Picture.tsx";
import { alpha, color, media } from "../../ui/theme.ts";
import { toSrcset } from "../../lib/url/to-srcset.ts";
import type { Backdrop_TitleFragment } from "./Backdrop.generated.ts";

/** Fills its parent, and darkens towards the header and the text, so that both stay readable on the brightest picture. */
export function Backdrop({ title: { backdrop } }: { readonly title: Backdrop_TitleFragment }) {
  return (
    <BackdropFrame aria-hidden data-artwork>
      <Picture
        src={backdrop?.url ?? null}
        srcSet={backdrop ? toSrcset(backdrop.url, [780, 1280]) : undefined}
        sizes="100vw"
        width={1280}
        height={720}
        alt=""
        priority
        fallback={<Glow />}
      />
    </BackdropFrame>
  );
}

export const BackdropFrame = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  background: ${color.surface};
  img {
    object-position: 50% 22%;
  }
  &::after {
    content: "";
    position: absolute;
    inset: 0;
    [dir="rtl"] & {
      transform: scaleX(-1);
    }
    background:
      linear-gradient(to top, ${color.canvas} 2%, ${alpha.canvas(0.72)} 34%, transparent 72%),
      linear-gradient(
        to right,
        ${alpha.canvas(0.9)},
        ${alpha.canvas(0.6)} 55%,
        ${alpha.canvas(0.12)}
      ),
      linear-gradient(to bottom, ${alpha.canvas(0.7)}, transparent 26%);
    ${media.compact} {
      background:
        linear-gradient(to top, ${color.canvas} 2%, ${alpha.canvas(0.84)} 46%, transparent 78%),
        linear-gradient(${alpha.canvas(0.3)}, ${alpha.canvas(0.3)}),
        linear-gradient(to bottom, ${alpha.canvas(0.7)}, transparent 26%);
    }
  }
`;

const Glow = styled.div`
  width: 100%;
  height: 100%;
  background:
    radial-gradient(60% 90% at 82% 0%, ${alpha.accent(0.2)}, transparent 70%),
    linear-gradient(150deg, ${color.surfaceFloating}, ${color.surface} 60%);
`;
