import { css } from "styled-components";

import { motion, radius } from "../../ui/theme.ts";

export const serviceTileSize = "2.875rem";

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
