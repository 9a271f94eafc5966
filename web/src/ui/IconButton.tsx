import { styled } from "styled-components";

import { alpha, color, media, motion, radius } from "./theme.ts";

/** A round button that holds one icon; name it with `aria-label`. 44 px, so that a thumb hits it. */
export const IconButton = styled.button.attrs((props) => ({
  type: props.type ?? (props.as ? undefined : "button"),
}))<{ $framed?: boolean }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: ${radius.round};
  background: ${({ $framed }) => (($framed ?? false) ? alpha.canvas(0.6) : "transparent")};
  box-shadow: ${({ $framed }) => (($framed ?? false) ? `inset 0 0 0 1px ${color.hairlineStrong}` : "none")};
  color: ${color.textStrong};
  transition:
    background ${motion.fast} ${motion.ease},
    opacity ${motion.fast} ${motion.ease};
  ${media.hover} {
    &:hover:not(:disabled, [aria-disabled="true"]) {
      background: ${alpha.light(0.14)};
    }
  }
  &:disabled {
    opacity: 0.3;
    cursor: default;
  }
`;
