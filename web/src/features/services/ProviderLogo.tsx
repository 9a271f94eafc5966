import { styled } from "styled-components";

import { Picture } from "../../ui/Picture.tsx";
import { hairlineRing, color, text } from "../../ui/theme.ts";

interface Props {
  readonly provider: {
    readonly name: string;
    readonly logo: { readonly url: string } | null;
  };
  /** Edge in pixels. */
  readonly size?: number;
  /** True where its name does not stand beside it. */
  readonly named?: boolean;
}

/** A service's logo; its first letters where it has none. */
export function ProviderLogo({ provider, size = 44, named = false }: Props) {
  const { name, logo } = provider;
  return (
    <Frame $size={size}>
      <Picture
        src={logo?.url ?? null}
        width={size}
        height={size}
        alt={named ? name : ""}
        fallback={
          <Letters {...(named ? { role: "img", "aria-label": name } : { "aria-hidden": true })}>
            {name.slice(0, 2)}
          </Letters>
        }
      />
    </Frame>
  );
}

const Frame = styled.span<{ $size: number }>`
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${({ $size }) => Math.max(4, $size * 0.22)}px;
  position: relative;
  display: block;
  flex: none;
  overflow: hidden;
  background: ${color.surfaceFloating};
  ${hairlineRing};
`;

const Letters = styled.span`
  ${text.smallStrong};
  display: grid;
  place-items: center;
  width: 100%;
  height: 100%;
  color: ${color.textStrong};
`;
