/** What is known of the way to the gateway. */
export interface Connection {
  /** The gateway cannot be reached; what is shown was seen before. */
  readonly offline: boolean;
  /** The page that is open was never seen before, so that there is nothing to show of it. */
  readonly pageMissing: boolean;
}

/** What is wrong, in words: the device may have no network, or the network is there and Flickmap is not. */
export const whatIsWrong = (): string =>
  navigator.onLine ? "Flickmap can't be reached" : "You are offline";

type Listener = () => void;

/** What is assumed until the browser says otherwise, and what the gateway renders pages with. */
export const connected: Connection = { offline: false, pageMissing: false };

let connection: Connection = connected;
const listeners = new Set<Listener>();

function become(next: Connection): void {
  if (next.offline === connection.offline && next.pageMissing === connection.pageMissing) return;
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
  become({
    offline: !navigator.onLine,
    pageMissing: navigator.onLine ? false : connection.pageMissing,
  });

/** The gateway could not be reached; `pageMissing` when nothing is stored of the page that is open. */
export const gatewayUnreachable = (pageMissing: boolean): void =>
  become({ offline: true, pageMissing: pageMissing || connection.pageMissing });

let listShown = false;
let open = { screen: "", search: "" };

/** Whether the screen that is open shows a list: it then keeps it, and says itself what did not come. */
export const hasList = (): boolean => listShown;

/** The list of the screen that is open has come. */
export const listAnswered = (): void => {
  listShown = true;
};

/**
 * Another page is opened: whether it is stored is not known yet. Where only the query of its address is
 * another, as when a list turns its page, the screen is the one that was there.
 * @param screen the part of the path that makes it a screen of its own
 * @param search the query of the address
 */
export const pageOpened = (screen: string, search: string): void => {
  if (screen !== open.screen) listShown = false;
  else if (search !== open.search) listShown = true;
  open = { screen, search };
  become({ ...connection, pageMissing: false });
};

/** Follows the browser's own knowledge of its network. */
export const followNetwork = (): void => {
  addEventListener("offline", () => become({ ...connection, offline: true }));
  addEventListener("online", gatewayAnswered);
  if (!navigator.onLine) become({ ...connection, offline: true });
};
