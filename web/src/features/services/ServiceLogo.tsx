import { css, styled } from "styled-components";
import { Picture } from "../../ui/Picture.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { color, hairlineRing, text, motion, radius } from "../../ui/theme.ts";

interface Props {
  readonly name: string;
  readonly url: string | null;
  readonly size: number;
  /** True where its name does not stand beside it. */
  readonly named?: boolean;
  /** True where it stands by itself, not in a tile or a line of its own. */
  readonly ringed?: boolean;
}

export function ServiceLogo({ name, url, size, named = false, ringed = false }: Props) {
  return (
    <Frame $size={size} $ringed={ringed}>
      <Picture
        src={url}
        width={size}
        height={size}
        alt={named ? name : ""}
        fallback={
          <span {...(named ? { role: "img", "aria-label": name } : { "aria-hidden": true })}>
            {name.slice(0, 2)}
          </span>
        }
      />
    </Frame>
  );
}

const Frame = styled.span<{ $size: number; $ringed: boolean }>`
  ${({ $ringed }) => ($ringed ? text.smallStrong : text.caption)};
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: ${({ $size, $ringed }) => $size * ($ringed ? 0.22 : 0.24)}px;
  background: ${color.surfaceFloating};
  color: ${color.textStrong};
  ${({ $ringed }) =>
    $ringed &&
    css`
      position: relative;
      ${hairlineRing}
    `}
`;

const serviceTileSize = "2.875rem";

export const serviceTile = css`
  display: grid;
  place-items: center;
  width: ${serviceTileSize};
  height: ${serviceTileSize};
  border-radius: ${radius.medium};
  transition:
    opacity ${motion.fast} ${motion.ease},
    box-shadow ${motion.fast} ${motion.ease};
  &:hover,
  &:focus-visible {
    opacity: 1;
  }
`;

export const ServiceTileSkeleton = styled(Skeleton).attrs({
  $width: serviceTileSize,
  $height: serviceTileSize,
  $radius: radius.medium,
})``;
