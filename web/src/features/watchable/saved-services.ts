import { noServices, parseMyServices } from "./my-services.ts";
import type { MyServices } from "./my-services.ts";

const key = "myServices";
const listeners = new Set<() => void>();
let known: { readonly stored: string | null; readonly mine: MyServices } = {
  stored: null,
  mine: noServices,
};

const follow = (event: StorageEvent) => {
  if (event.key === key || event.key === null) for (const listener of listeners) listener();
};

/** Tells of every change, in this tab and in the browser's others. Returns what ends it. */
export const subscribeToSavedServices = (listener: () => void): (() => void) => {
  if (listeners.size === 0) addEventListener("storage", follow);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener("storage", follow);
  };
};

/** The services this browser's visitor chose; the same object until they change. */
export const readSavedServices = (): MyServices => {
  try {
    const stored = localStorage.getItem(key);
    if (stored !== known.stored) known = { stored, mine: parseMyServices(stored) };
  } catch {
    // Storage is blocked: the choice then lasts as long as the page.
  }
  return known.mine;
};

/** Keeps a choice for the next visit. */
export const saveServices = (mine: MyServices): void => {
  const stored = JSON.stringify(mine);
  known = { stored, mine };
  try {
    localStorage.setItem(key, stored);
  } catch {
    // Storage is blocked or full: the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
};
