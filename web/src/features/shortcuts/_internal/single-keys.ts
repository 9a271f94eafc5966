import { useSyncExternalStore } from "react";

import { storedText } from "../../../lib/storage/stored-text.ts";

const stored = storedText("localStorage", "shortcuts");

/** Whether single keys do something. Who speaks to their browser may turn that off: WCAG 2.1.4. */
export const areSingleKeysOn = (): boolean => stored.read() !== "off";

/** Remembers the choice for the next visit and for the browser's other tabs. */
export const setSingleKeys = (on: boolean): void => {
  stored.write(on ? null : "off");
};

/** Whether single keys do something, in whichever tab that changes. */
export const useSingleKeys = (): boolean =>
  useSyncExternalStore(stored.subscribe, areSingleKeysOn, () => true);
