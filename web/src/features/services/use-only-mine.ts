import { useSyncExternalStore } from "react";

import { storedText } from "../../lib/storage/stored-text.ts";

const stored = storedText("localStorage", "onlyMyServices");

/** Whether lists leave out what the visitor's services do not have; false in the rendering that hydrates. */
export const useOnlyMine = (): boolean =>
  useSyncExternalStore(stored.subscribe, stored.read, () => null) === "true";

/** Remembers the choice for the next visit and for the browser's other tabs. */
export const setOnlyMine = (only: boolean): void => {
  stored.write(only ? "true" : null);
};
