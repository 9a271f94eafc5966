import { useSyncExternalStore } from "react";

import type { StoredText } from "./stored-text.ts";

const nothing = () => null;

/** A text that the browser stores, in whichever tab it changes; null in the rendering that hydrates. */
export const useStoredText = ({ subscribe, read }: StoredText): string | null =>
  useSyncExternalStore(subscribe, read, nothing);
