import { useSyncExternalStore } from "react";

import { connected, currentConnection, onConnectionChange } from "./connection.ts";
import type { Connection } from "./connection.ts";

/** What is known of the way to the gateway, kept up to date. */
export const useConnection = (): Connection =>
  useSyncExternalStore(onConnectionChange, currentConnection, () => connected);
