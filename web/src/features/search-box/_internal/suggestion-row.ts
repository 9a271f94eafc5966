import { styled } from "styled-components";

import { color, space, text } from "../../../ui/theme.ts";

/** A line of the list of suggestions that is no title: a picture, a name, and what it is. */
export const SuggestionRow = styled.span`
  display: grid;
  grid-template-columns: 2.5rem minmax(0, 1fr) max-content;
  align-items: center;
  column-gap: ${space(3)};
  padding: ${space(2)};
`;

export const SuggestionName = styled.span`
  ${text.smallStrong};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${color.textStrong};
`;
