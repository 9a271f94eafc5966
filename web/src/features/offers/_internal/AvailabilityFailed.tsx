import { styled } from "styled-components";

import { useConnection } from "../../../network/connection.ts";
import { TryAgain } from "../../../ui/TryAgain.tsx";
import { color, space, text } from "../../../ui/theme.ts";
import { t } from "../../../lib/messages.ts";

/** The offers could not be looked up: no answer, and no pretending of one. */
export function AvailabilityFailed({ onRetry }: { readonly onRetry: () => void }) {
  const { state } = useConnection();
  return (
    <Frame role="alert">
      <Lead>{t("offers.cannot")}</Lead>
      <Text>{state === "limited" ? t("offers.limited") : t("offers.noAnswer")}</Text>
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
