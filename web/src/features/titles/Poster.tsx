import { styled } from "styled-components";
import Clapperboard from "virtual:icons/clapperboard";
import { Picture } from "../../ui/Picture.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import {
  hairlineRing,
  color,
  radius,
  shadow,
  clampLines,
  alpha,
  space,
  text,
} from "../../ui/theme.ts";
import { toSrcset } from "../../lib/url/to-srcset.ts";
import type { Poster_TitleFragment } from "./Poster.generated.ts";
import { Text } from "../../ui/primitives.ts";
import { t } from "../../lib/messages.ts";

/** For a card of up to 171 pixels on a screen of two pixels for each of CSS. */
const CARD_WIDTHS = [185, 342];

interface Props {
  readonly title: Poster_TitleFragment;
  readonly sizes: string;
  readonly widths?: readonly number[];
  readonly priority?: boolean;
  readonly described?: boolean;
}

export function Poster({
  title: { name, poster },
  sizes,
  widths = CARD_WIDTHS,
  priority = false,
  described = false,
}: Props) {
  return (
    <PosterFrame>
      <Picture
        src={poster?.url ?? null}
        srcSet={poster ? toSrcset(poster.url, widths) : undefined}
        sizes={sizes}
        width={342}
        height={513}
        alt={described ? t("card.posterOf", { name }) : ""}
        priority={priority}
        fallback={<ArtworkPlaceholder name={name} />}
      />
    </PosterFrame>
  );
}

/** What is in it is rendered, and fetched, when it comes near to what is in view of the window or its row. */
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

export const PosterSkeleton = () => (
  <PosterFrame>
    <Skeleton $height="100%" $radius="0" />
  </PosterFrame>
);

interface ArtworkPlaceholderProps {
  /** The title's name, set in place of the artwork; nothing leaves the picture to speak. */
  readonly name?: string;
}

/** Stands in for artwork that does not exist or does not load: the light of a projector, and the name. */
export function ArtworkPlaceholder({ name }: ArtworkPlaceholderProps) {
  return (
    <Frame aria-hidden>
      <Clapperboard size={22} strokeWidth={1.5} />
      {name !== undefined && (
        <div>
          <Name dir="auto">{name}</Name>
          <Text as="span" $step="caption" $color="textQuiet">
            {t("card.noImage")}
          </Text>
        </div>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  width: 100%;
  height: 100%;
  padding: ${space(4)};
  color: ${color.accent};
  background:
    radial-gradient(120% 70% at 100% 0%, ${alpha.accent(0.16)}, transparent 60%),
    linear-gradient(160deg, ${color.surfaceFloating}, ${color.surface});
`;

const Name = styled.span`
  ${text.subheading};
  color: ${color.textStrong};
  ${clampLines(4)};
  overflow-wrap: anywhere;
`;
