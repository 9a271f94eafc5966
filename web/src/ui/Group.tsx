import { styled } from "styled-components";
import { color, space, text } from "./theme.ts";

/** Controls that belong together, named by `aria-label`. Looks like nothing. */
export const Group = styled.fieldset`
  min-width: 0;
`;

export const FieldLabel = styled.p`
  ${text.smallStrong};
  margin-bottom: ${space(3)};
  color: ${color.textStrong};
`;
