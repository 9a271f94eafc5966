import { styled } from "styled-components";

import { TryAgain } from "../../shared/TryAgain.tsx";
import { color, space, text } from "../../ui/theme.ts";

/** The film database could not be reached: no answer, and no pretending of one. */
export function AvailabilityFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Frame role="alert">
      <Lead>Availability can't be looked up right now</Lead>
      <Text>
        The film database did not answer. This says nothing about where the title can be watched.
      </Text>
      <TryAgain small onRetry={onRetry} />
    </Frame>
  );
}

const Frame = styled.div`
  padding-block: ${space(5)};
  border-top: 1px solid ${color.hairline};
`;

const Lead = styled.p`
  ${text.lead};
  color: ${color.textStrong};
`;

const Text = styled.p`
  margin: ${space(1)} 0 ${space(4)};
`;
