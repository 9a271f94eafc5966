import { useApolloClient } from "@apollo/client/react";
import WifiOff from "virtual:icons/wifi-off";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";

import { color, media, radius, shadow, space, text } from "../../ui/theme.ts";
import { whatIsWrong } from "./connection.ts";
import { useComeback } from "./use-comeback.ts";
import { useConnection } from "./use-connection.ts";

/** Says that what is shown may be old, as long as that is so; then the page is requested anew. */
export function OfflineBanner() {
  const { offline, pageMissing } = useConnection();
  const client = useApolloClient();
  const wasOffline = useRef(offline);
  useComeback(offline);

  useEffect(() => {
    if (wasOffline.current && !offline) {
      // What fails again says so itself, where it is shown.
      client.refetchQueries({ include: "active" }).catch(() => undefined);
    }
    wasOffline.current = offline;
  }, [offline, client]);

  return (
    <output>
      {offline && !pageMissing && (
        <Banner>
          <WifiOff size={18} aria-hidden />
          {whatIsWrong()}. Shown as last seen.
        </Banner>
      )}
    </output>
  );
}

const Banner = styled.span`
  ${text.smallStrong};
  display: flex;
  align-items: center;
  gap: ${space(2.5)};
  padding: ${space(2.5)} ${space(5)};
  border-radius: ${radius.round};
  background: ${color.surfaceFloating};
  box-shadow: ${shadow.floating};
  color: ${color.textStrong};
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
  svg {
    flex: none;
    color: ${color.accent};
  }
`;
