import { useSyncExternalStore } from "react";

const never = () => () => {};

/**
 * False on the gateway and while the browser takes its markup over, true from then on.
 *
 * @param matters where nothing depends on it, it is always true: turning true renders the component again, immediately
 */
export const useHydrated = (matters = true): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => !matters,
  );
