import { styled } from "styled-components";

import { RATE_LIMITED_TEXT, useConnection } from "../../../network/connection.ts";
import { TryAgain } from "../../../ui/TryAgain.tsx";
import { color, space, text } from "../../../ui/theme.ts";

/** The offers could not be looked up: no answer, and no pretending of one. */
export function AvailabilityFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { limited } = useConnection();
  return (
    <Frame role="alert">
      <Lead>Availability can't be looked up right now</Lead>
      <Text>
        {limited
          ? `${RATE_LIMITED_TEXT} The offers load by themselves in a moment.`
          : "The film database did not answer. This says nothing about where the title can be watched."}
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
