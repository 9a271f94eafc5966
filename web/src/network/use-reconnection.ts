import { useEffect } from "react";

import { gatewayAnswered } from "./connection.ts";

/** How often is looked whether the gateway can be reached again. */
const LOOK_EVERY_MS = 5_000;

/**
 * Notices when the gateway can be reached again. The browser tells when its network comes back, but
 * not when the network was there all the time and only the gateway was not.
 */
export const useReconnection = (offline: boolean): void => {
  useEffect(() => {
    if (!offline) return undefined;
    const timer = setInterval(() => {
      if (!navigator.onLine || document.visibilityState === "hidden") return;
      fetch("/health/live", { cache: "no-store", signal: AbortSignal.timeout(LOOK_EVERY_MS) })
        .then(({ ok }) => {
          if (ok) gatewayAnswered();
          return ok;
        })
        // Still not to be reached: the next look comes.
        .catch(() => undefined);
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [offline]);
};
