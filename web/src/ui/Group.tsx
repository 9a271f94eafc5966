import { styled } from "styled-components";

/** Controls that belong together, named by `aria-label`. Looks like nothing. */
export const Group = styled.fieldset`
  min-width: 0;
  padding: 0;
  border: 0;
`;
