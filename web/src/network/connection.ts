import { useSyncExternalStore } from "react";
/** What is known of the connection to the gateway. */
export interface Connection {
  /** The gateway cannot be reached. */
  readonly offline: boolean;
  /** A query failed on its way to the gateway and is sent again. */
  readonly retrying: boolean;
  /** Nothing is stored of the page that is open, so that there is nothing to show of it. */
  readonly pageMissing: boolean;
  /** When what the open page shows was stored, in milliseconds since 1970; null where it is no stored one. */
  readonly storedAt: number | null;
  /** The visitor's network has sent more requests than the gateway takes for now. */
  readonly limited: boolean;
  /** A query of the open page has been waiting for longer than people expect. */
  readonly slow: boolean;
  /** The gateway answers again, and what the page shows is being requested again. */
  readonly returning: boolean;
}

/** After how long a wait deserves a word, in milliseconds. */
const SLOW_MS = 2_500;

type Listener = () => void;

/** What is assumed until the browser says otherwise, and what the gateway renders pages with. */
export const connected: Connection = {
  offline: false,
  retrying: false,
  pageMissing: false,
  storedAt: null,
  limited: false,
  slow: false,
  returning: false,
};

const keys = Object.keys(connected) as (keyof Connection)[];
let connection: Connection = connected;
const listeners = new Set<Listener>();

function update(change: Partial<Connection>): void {
  const next = { ...connection, ...change };
  if (keys.every((key) => next[key] === connection[key])) return;
  connection = next;
  for (const listener of listeners) listener();
}

/** What is known at this moment; the same object until it changes. */
export const currentConnection = (): Connection => connection;

/** Calls back on each change; returns the function that ends this. */
export function onConnectionChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The gateway has answered, or the browser's own cache in its place: without a network that is all
 * that can answer.
 */
export const gatewayAnswered = (): void =>
  update(
    navigator.onLine
      ? {
          ...connected,
          slow: connection.slow,
          limited: connection.limited,
          returning: connection.returning || connection.offline,
        }
      : { offline: true },
  );

/** How long a limit may last, in seconds: the gateway counts by the minute. */
const LONGEST_LIMIT_S = 120;
let limitEnds: ReturnType<typeof setTimeout> | undefined;

/** The gateway takes no more requests from the visitor's network for so many seconds. */
export function gatewayLimits(seconds: number): void {
  clearTimeout(limitEnds);
  limitEnds = setTimeout(
    () => update({ limited: false, returning: true }),
    Math.min(Math.max(seconds, 1), LONGEST_LIMIT_S) * 1_000,
  );
  update({ limited: true });
}

/** What the page shows has been requested again. */
export const returned = (): void => update({ returning: false });

/** The gateway could not be reached; what was sent is sent again. */
export const retryingGateway = (): void => update({ retrying: true });

/** The gateway could not be reached. */
export const gatewayUnreachable = (): void => update({ offline: true, retrying: false });

/** Nothing is stored of the page that is open, and the gateway could not be reached. */
export const pageIsMissing = (): void =>
  update({ offline: true, retrying: false, pageMissing: true });

/**
 * A stored response is given for the page that is open, since the gateway could not be reached.
 *
 * @param storedAt in milliseconds since 1970; of several responses of a page the oldest counts
 */
export const storedIsShown = (storedAt: number): void =>
  update({
    offline: true,
    retrying: false,
    storedAt: Math.min(storedAt, connection.storedAt ?? storedAt),
  });

/** A page is opened, or opened again: whether anything is stored of it is not known yet. */
export const pageOpened = (): void => update({ pageMissing: false, storedAt: null });

let waiting = 0;

/** A query of the open page is sent; returns the function that ends its wait. */
export function waitForGateway(): () => void {
  waiting += 1;
  const timer = setTimeout(() => update({ slow: true }), SLOW_MS);
  return () => {
    waiting -= 1;
    clearTimeout(timer);
    if (waiting === 0) update({ slow: false });
  };
}

/** Follows the browser's own knowledge of its network. */
export const followNetwork = (): void => {
  addEventListener("offline", gatewayUnreachable);
  addEventListener("online", gatewayAnswered);
  if (!navigator.onLine) gatewayUnreachable();
};

/** What is known of the way to the gateway, kept up to date. */
export const useConnection = (): Connection =>
  useSyncExternalStore(onConnectionChange, currentConnection, () => connected);
