import { storedText } from "../../lib/storage/stored-text.ts";

const dismissedAt = storedText("localStorage", "installDismissed");

/** The browser's offer to install the site; not in TypeScript's own declarations. */
interface InstallEvent extends Event {
  prompt: () => Promise<unknown>;
}

const isInstallEvent = (event: Event): event is InstallEvent =>
  "prompt" in event && typeof event.prompt === "function";

let offer: InstallEvent | null = null;
const listeners = new Set<() => void>();

function become(next: InstallEvent | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

const isStandalone = (): boolean =>
  matchMedia("(display-mode: standalone)").matches ||
  ("standalone" in navigator && navigator.standalone === true);

/** Listens for the browser's offer. It may come before anything is on screen: call it first of all. */
export function followInstallOffer(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    if (isInstallEvent(event) && !isStandalone() && dismissedAt.read() === null) become(event);
  });
  addEventListener("appinstalled", () => become(null));
}

export const currentOffer = (): InstallEvent | null => offer;

export function onOfferChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export async function acceptOffer(): Promise<void> {
  const accepted = offer;
  become(null);
  await accepted?.prompt();
}

export function dismissOffer(): void {
  become(null);
  dismissedAt.write(new Date().toISOString());
}
