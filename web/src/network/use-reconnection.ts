import { useEffect } from "react";

import { isReachable } from "../lib/is-reachable.ts";
import { reportRejection } from "../lib/report-error.ts";
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
      if (document.visibilityState === "hidden") return;
      reportRejection(look());
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [offline]);
};

const look = async () => {
  if (await isReachable()) gatewayAnswered();
};
