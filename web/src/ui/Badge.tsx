import { styled } from "styled-components";

import { color, text } from "./theme.ts";

/** A short fact among others: "Movie", "New". */
export const Badge = styled.span<{ $accent?: boolean }>`
  ${text.caption};
  font-weight: 600;
  min-width: 0;
  overflow: hidden;
  color: ${({ $accent }) => (($accent ?? false) ? color.accent : color.text)};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
