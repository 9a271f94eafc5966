import { css } from "styled-components";

import { motion, radius } from "../../ui/theme.ts";

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
