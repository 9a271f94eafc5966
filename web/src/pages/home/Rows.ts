import { styled } from "styled-components";

import { media, motion, pageMeasure, space } from "../../ui/theme.ts";

/** The rows of the home page, one below the other; dimmed by `aria-busy` while the next country's are on their way. */
export const Rows = styled.div`
  ${pageMeasure};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(14)};
  padding-top: ${space(12)};
  transition: opacity ${motion.calm} ${motion.ease};
  &[aria-busy="true"] {
    opacity: 0.4;
  }
  ${media.compact} {
    gap: ${space(10)};
    padding-top: ${space(8)};
  }
`;
