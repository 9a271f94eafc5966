import { useApolloClient } from "@apollo/client/react";
import WifiOff from "virtual:icons/wifi-off";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";

import { isOffline, isStopped, returned, useConnection } from "../../network/connection.ts";
import { getOfflineText } from "../../network/offline-text.ts";
import type { Connection } from "../../network/connection.ts";
import { color, foot, layer, media, space, text } from "../../ui/theme.ts";
import { describeAge } from "../../network/describe-age.ts";
import { useReconnection } from "../../network/use-reconnection.ts";
import { t } from "../../lib/messages.ts";

/** What the strip says; null where there is nothing to say. */
function wordsFor({ state, storedAt }: Connection): string | null {
  switch (state) {
    case "offline":
      if (storedAt !== null) {
        const age = describeAge(Date.now() - storedAt);
        return t("offline.stored", { offline: getOfflineText(), age });
      }
      return navigator.onLine
        ? t("offline.retrying", { offline: getOfflineText() })
        : t("offline.sentence", { offline: getOfflineText() });
    case "retrying":
      return t("offline.retrying", { offline: getOfflineText() });
    case "limited":
      return t("offline.limited");
    case "slow":
      return t("offline.slow");
    default:
      return null;
  }
}

/**
 * A strip at the foot of the window: says that Flickmap can't be reached or takes no more requests for now, and whether
 * the page is an old one. Once it responds again, the page is requested again. What sticks to the foot of the window
 * is above it (`--foot`).
 */
export function ConnectionStrip() {
  const connection = useConnection();
  const offline = isOffline(connection);
  const stopped = isStopped(connection);
  const client = useApolloClient();
  const wasStopped = useRef(stopped);
  useReconnection(offline);

  useEffect(() => {
    if (wasStopped.current && !stopped) {
      // What fails again says so itself, where it is shown.
      client
        .refetchQueries({ include: "active" })
        .catch(() => undefined)
        .finally(returned);
    }
    wasStopped.current = stopped;
  }, [stopped, client]);

  const words = wordsFor(connection);
  return (
    <output>
      {words !== null && (
        <Strip data-connection-strip>
          {(offline || connection.state === "retrying") && <WifiOff size={16} aria-hidden />}
          {words}
        </Strip>
      )}
    </output>
  );
}

const Strip = styled.span`
  ${text.smallStrong};
  position: fixed;
  z-index: ${layer.floating};
  inset: auto 0 0;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  height: ${foot};
  padding: 0 ${space(4)} env(safe-area-inset-bottom);
  border-top: 1px solid ${color.hairlineStrong};
  background: ${color.surfaceFloating};
  color: ${color.textStrong};
  text-align: center;
  ${media.forcedColors} {
    border-top-color: CanvasText;
  }
  ${media.print} {
    display: none;
  }
  svg {
    flex: none;
    color: ${color.accent};
  }
`;
