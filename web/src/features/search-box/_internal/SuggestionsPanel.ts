import { styled } from "styled-components";

import { alpha, color, layer, media, radius, shadow, space } from "../../../ui/theme.ts";

export const Panel = styled.div`
  position: absolute;
  z-index: ${layer.floating};
  top: calc(100% + ${space(2)});
  inset-inline: 0;
  display: flex;
  flex-direction: column;
  max-height: min(36rem, 65dvh);
  padding: ${space(1.5)};
  border-radius: ${radius.large};
  background: ${color.surfaceFloating};
  box-shadow: ${shadow.floating};
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
  /* What scrolls is the list that the field controls: its highlighted option is kept in view. */
  > ul {
    min-height: 0;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

export const Item = styled.li`
  border-radius: ${radius.medium};
  cursor: pointer;
  &[data-highlighted="true"] {
    background-image: linear-gradient(${alpha.light(0.09)} 0 0);
  }
  /* The link to all results is visible without scrolling. */
  &:last-child {
    position: sticky;
    bottom: 0;
    background-color: ${color.surfaceFloating};
  }
`;
