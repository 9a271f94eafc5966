import { styled, css } from "styled-components";
import { Picture } from "../../ui/Picture.tsx";
import { color, text, motion, radius } from "../../ui/theme.ts";

interface Props {
  readonly name: string;
  readonly url: string | null;
  /** Edge in pixels. */
  readonly size: number;
}

/** A family's logo beside its name; its first letters where it has none. */
export function FamilyLogo({ name, url, size }: Props) {
  return (
    <Frame $size={size} aria-hidden>
      <Picture
        src={url}
        width={size}
        height={size}
        alt=""
        fallback={<Letters>{name.slice(0, 2)}</Letters>}
      />
    </Frame>
  );
}

const Frame = styled.span<{ $size: number }>`
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${({ $size }) => $size * 0.24}px;
  display: block;
  flex: none;
  overflow: hidden;
  background: ${color.surfaceFloating};
`;

const Letters = styled.span`
  ${text.caption};
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  color: ${color.textStrong};
`;

/** The width and height of a service's tile. */
export const serviceTileSize = "2.875rem";

/** A tile with the logo of a service, which stands out when it is pointed at or has the focus. */
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
