import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False on the gateway and while the browser takes its markup over, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
