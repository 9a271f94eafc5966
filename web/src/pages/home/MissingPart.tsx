import { styled } from "styled-components";

import { TryAgain } from "../../ui/TryAgain.tsx";
import { space } from "../../ui/theme.ts";

interface Props {
  /** What is missing, as the start of a sentence: "This row". */
  readonly what: string;
  readonly onRetry: () => void;
}

/** Stands where a part of the page would be that the film database could not give. */
export function MissingPart({ what, onRetry }: Props) {
  return (
    <Frame>
      <span>{what} could not be loaded. Please try again later.</span>
      <TryAgain small onRetry={onRetry} />
    </Frame>
  );
}

const Frame = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space(3)} ${space(4)};
`;
