import { styled } from "styled-components";

import { color, radius, space, text } from "./theme.ts";

/** A short fact on artwork or beside a name: "Movie", "New". */
export const Badge = styled.span<{ $accent?: boolean }>`
  ${text.caption};
  font-weight: 600;
  display: inline-flex;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(0.5)} ${space(2)};
  border-radius: ${radius.small};
  background: ${({ $accent }) => (($accent ?? false) ? color.accent : color.veil)};
  color: ${({ $accent }) => (($accent ?? false) ? color.onAccent : color.textStrong)};
  white-space: nowrap;
`;
