import { styled } from "styled-components";

import { color, space, text } from "../../../ui/theme.ts";

/** Names a group of controls of the panel, as a label names a field. */
export const FieldLabel = styled.p`
  ${text.smallStrong};
  margin-bottom: ${space(3)};
  color: ${color.textStrong};
`;
