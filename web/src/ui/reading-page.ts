import { css } from "styled-components";

import { color, media, pageMeasure, space } from "./theme.ts";

/** The place of a page of text or of a form: the page's measure, with room above and below. */
export const readingPage = css`
  ${pageMeasure};
  padding-block: ${space(10)} 0;
  ${media.wide} {
    padding-block: ${space(16)} ${space(8)};
  }
`;

/** A link within a text. */
export const textLink = css`
  color: ${color.textStrong};
  text-decoration: underline;
  text-decoration-color: ${color.accent};
  text-underline-offset: 0.2em;
`;
