import { useSyncExternalStore } from "react";
/**
 * The way to the gateway: `limited` where the visitor's network has sent more requests than it takes for now, `missing` where
 * it cannot be reached, and the code of the open page cannot be had.
 */
type ConnectionState = "online" | "limited" | "offline" | "missing";

export interface Connection {
  readonly state: ConnectionState;
  /** When what the open page shows was stored, in milliseconds since 1970; null where it is no stored one. */
  readonly storedAt: number | null;
}

export const isOffline = ({ state }: Connection): boolean =>
  state === "offline" || state === "missing";

type Listener = () => void;

/** What is assumed until the browser says otherwise, and what the gateway renders pages with. */
const online: Connection = { state: "online", storedAt: null };
let connection: Connection = online;
const listeners = new Set<Listener>();

function update(change: Partial<Connection>): void {
  const next = { ...connection, ...change };
  if (next.state === connection.state && next.storedAt === connection.storedAt) return;
  connection = next;
  for (const listener of listeners) listener();
}

export const currentConnection = (): Connection => connection;

const onConnectionChange = (listener: Listener) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Or the browser's own cache in its place: without a network that is all that can answer. */
export function gatewayAnswered(): void {
  if (!navigator.onLine) gatewayUnreachable();
  else if (isOffline(connection)) update(online);
}

/** How long a limit may last, in seconds: the gateway counts by the minute. */
const LONGEST_LIMIT_S = 120;
let limitEnds: ReturnType<typeof setTimeout> | undefined;

export function gatewayLimits(seconds: number): void {
  clearTimeout(limitEnds);
  limitEnds = setTimeout(
    () => connection.state === "limited" && update(online),
    Math.min(Math.max(seconds, 1), LONGEST_LIMIT_S) * 1_000,
  );
  update({ state: "limited" });
}

export function gatewayUnreachable(): void {
  if (!isOffline(connection)) update({ state: "offline" });
}

/** The code of the page that is open cannot be had, and the gateway could not be reached. */
export const pageIsMissing = (): void => update({ state: "missing" });

/** Of several stored responses of a page the oldest counts. */
export function storedIsShown(storedAt: number): void {
  gatewayUnreachable();
  update({ storedAt: Math.min(storedAt, connection.storedAt ?? storedAt) });
}

/** A page is opened, or opened again: whether anything is stored of it is not known yet. */
export function pageOpened(): void {
  update({ state: connection.state === "missing" ? "offline" : connection.state, storedAt: null });
}

export const followNetwork = (): void => {
  addEventListener("offline", gatewayUnreachable);
  addEventListener("online", gatewayAnswered);
  if (!navigator.onLine) gatewayUnreachable();
};

export const useConnection = (): Connection =>
  useSyncExternalStore(onConnectionChange, currentConnection, () => online);
