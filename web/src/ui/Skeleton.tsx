import { keyframes, styled } from "styled-components";

import { alpha, radius } from "./theme.ts";

const breathe = keyframes`
  0%, 100% { opacity: 1; }
  50% { opacity: 0.55; }
`;

/** Stands where something will be, in its exact size. Not read out: the parent says what is loading. */
export const Skeleton = styled.span.attrs({ "aria-hidden": true })<{
  $width?: string;
  $height?: string;
  $radius?: string;
}>`
  display: block;
  width: ${({ $width }) => $width ?? "100%"};
  max-width: 100%;
  height: ${({ $height }) => $height ?? "1em"};
  border-radius: ${({ $radius }) => $radius ?? radius.small};
  background: linear-gradient(100deg, ${alpha.light(0.09)}, ${alpha.light(0.05)});
  animation: ${breathe} 1.8s ease-in-out infinite;
`;
