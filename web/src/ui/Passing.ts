import { styled } from "styled-components";

import { motion } from "./theme.ts";

/** What is shown until something else takes its place: dimmed by `data-passing` while that is on its way. */
export const Passing = styled.div`
  transition: opacity ${motion.calm} ${motion.ease};
  &[data-passing] {
    opacity: 0.45;
  }
`;
