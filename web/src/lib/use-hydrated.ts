import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the gateway and while the browser takes its markup over. Where it does not matter, it is always true. */
export const useHydrated = (matters = true): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => !matters,
  );

/** The URL that calendars subscribe to; that of the file itself until the page is hydrated, which does not know its host. */
export const useWebcal = (path: string): string =>
  useHydrated() ? `webcal://${location.host}${path}` : path;
