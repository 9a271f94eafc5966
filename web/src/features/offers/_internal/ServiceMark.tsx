import Check from "virtual:icons/check";
import { styled } from "styled-components";

import { ServiceLogo } from "../../services/ServiceLogo.tsx";
import type { WatchableOffer } from "../../titles/watchable-context.ts";
import { color, media, radius } from "../../../ui/theme.ts";

interface Props {
  readonly provider: WatchableOffer["provider"];
  /** Edge in pixels. */
  readonly size: number;
  readonly own: boolean;
}

/** A service's logo, with a tick where the visitor has the service. */
export function ServiceMark({ provider, size, own }: Props) {
  return (
    <Frame data-mine={own || undefined}>
      <ServiceLogo name={provider.name} url={provider.logo?.url ?? null} size={size} ringed />
      {own && (
        <Tick>
          <Check size={12} strokeWidth={4} aria-hidden />
        </Tick>
      )}
    </Frame>
  );
}

const Frame = styled.span`
  position: relative;
  display: inline-grid;
  flex: none;
  vertical-align: top;
  border-radius: ${radius.medium};
  &[data-mine] {
    box-shadow: 0 0 0 2px ${color.accent};
  }
`;

const Tick = styled.span`
  position: absolute;
  z-index: 1;
  inset-block-start: -6px;
  inset-inline-end: -6px;
  display: grid;
  place-items: center;
  width: 18px;
  height: 18px;
  border-radius: ${radius.round};
  background: ${color.accent};
  color: ${color.onAccent};
  ${media.forcedColors} {
    background: Highlight;
    color: HighlightText;
  }
`;
