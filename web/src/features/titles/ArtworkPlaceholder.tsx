import Clapperboard from "virtual:icons/clapperboard";
import { styled } from "styled-components";

import { clampLines } from "../../ui/clamp-lines.ts";
import { alpha, color, space, text } from "../../ui/theme.ts";

interface Props {
  /** The title's name, set in place of the artwork; nothing leaves the picture to speak. */
  readonly name?: string;
}

/** Stands in for artwork that does not exist or does not load: the light of a projector, and the name. */
export function ArtworkPlaceholder({ name }: Props) {
  return (
    <Frame aria-hidden>
      <Clapperboard size={22} strokeWidth={1.5} />
      {name !== undefined && (
        <div>
          <Name dir="auto">{name}</Name>
          <Caption>No image</Caption>
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

const Caption = styled.span`
  ${text.caption};
  color: ${color.textQuiet};
`;
