import { styled } from "styled-components";

import { Picture } from "../../ui/Picture.tsx";
import { color, text } from "../../ui/theme.ts";

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
