import { useApolloClient } from "@apollo/client/react";
import WifiOff from "virtual:icons/wifi-off";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";

import { isReachable } from "../../lib/is-reachable.ts";
import { pageLanguage, t } from "../../lib/messages.ts";
import { reportRejection } from "../../lib/report-error.ts";
import { gatewayAnswered, isOffline, useConnection } from "../../network/connection.ts";
import type { Connection } from "../../network/connection.ts";
import { color, foot, layer, space, text } from "../../ui/theme.ts";
import { getOfflineText } from "../../features/not-found/OfflinePage.tsx";

const LOOK_EVERY_MS = 5_000;

const units = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

function describeAge(milliseconds: number): string {
  const unit = units.find(([, length]) => milliseconds >= length);
  if (!unit) return t("offline.justNow");
  const [name, length] = unit;
  const words = new Intl.RelativeTimeFormat(pageLanguage().tag);
  return words.format(-Math.floor(milliseconds / length), name);
}

function wordsFor({ state, storedAt }: Connection): string | null {
  if (state === "online" || state === "missing") return null;
  if (state === "limited") return t("offline.limited");
  if (storedAt !== null)
    return t("offline.stored", {
      offline: getOfflineText(),
      age: describeAge(Date.now() - storedAt),
    });
  return t(navigator.onLine ? "offline.retrying" : "offline.sentence", {
    offline: getOfflineText(),
  });
}

const look = async () => {
  if (document.visibilityState === "visible" && (await isReachable())) gatewayAnswered();
};

/** Says that Flickmap can't be reached or takes no more requests, and whether the page is an old one, until it responds. */
export function ConnectionStrip() {
  const connection = useConnection();
  const offline = isOffline(connection);
  const stopped = connection.state !== "online";
  const client = useApolloClient();
  const wasStopped = useRef(stopped);

  // The browser tells when its network comes back, but not when only the gateway was away.
  useEffect(() => {
    if (!offline) return undefined;
    const timer = setInterval(() => reportRejection(look()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [offline]);

  useEffect(() => {
    // What fails again says so itself, where it is shown.
    if (wasStopped.current && !stopped)
      client.refetchQueries({ include: "active" }).catch(() => undefined);
    wasStopped.current = stopped;
  }, [stopped, client]);

  const words = wordsFor(connection);
  return (
    <output>
      {words !== null && (
        <Strip data-connection-strip>
          {offline && <WifiOff size={16} aria-hidden />}
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
  svg {
    flex: none;
    color: ${color.accent};
  }
`;
