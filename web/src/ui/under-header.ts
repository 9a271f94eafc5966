import { css } from "styled-components";

import { layout } from "./theme.ts";

/**
 * For a screen's artwork at its top: it reaches up behind the header, which is clear while the page
 * stands at its top. Put `underHeaderMark` on the same element, and keep what is read below
 * `layout.headerHeight`.
 */
export const underHeader = css`
  margin-top: calc(-1 * ${layout.headerHeight});
`;

/** Tells the header that artwork lies behind it. */
export const underHeaderMark = { "data-under-header": "" } as const;
