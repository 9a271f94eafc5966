import { css, styled } from "styled-components";

export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Read out, not shown. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden};
`;
