import { css } from "styled-components";

/** Cuts a text after so many lines, with dots at its end. */
export const clampLines = (lines: number) => css`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
  overflow: hidden;
  /* Chromium draws the dots only where a text begins at its own side, so one of the other direction does; its
     box is no wider than it needs to be, and stands where the text around it begins. */
  &[dir="auto"] {
    width: fit-content;
    text-align: start;
  }
`;
