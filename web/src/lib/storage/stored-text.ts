import { useSyncExternalStore } from "react";

/** A text that the browser stores under a key. Where storage is blocked or full, it lasts as long as the page. */
interface StoredText {
  readonly read: () => string | null;
  readonly write: (text: string | null) => boolean;
  readonly subscribe: (listener: () => void) => () => void;
}

/** What is made of the JSON that is stored; the other value where there is none, or none that it can be made of. */
export const readJson = <Stored, Value>(
  { read }: StoredText,
  make: (stored: Stored) => Value,
  otherwise: Value,
): Value => {
  const text = read();
  try {
    return text === null ? otherwise : make(JSON.parse(text) as Stored);
  } catch {
    return otherwise;
  }
};

/** Never throws: browsers block storage, and it may be full. */
export const storedText = (area: "localStorage" | "sessionStorage", key: string): StoredText => {
  const listeners = new Set<() => void>();
  /** What could not be stored; undefined where nothing failed. */
  let unstored: string | null | undefined;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const follow = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    // What another tab could store is newer than what this one could not.
    unstored = undefined;
    notify();
  };
  const store = (text: string | null): boolean => {
    try {
      if (text === null) globalThis[area].removeItem(key);
      else globalThis[area].setItem(key, text);
      return true;
    } catch {
      return false;
    }
  };
  return {
    read: () => {
      if (unstored !== undefined) return unstored;
      try {
        return globalThis[area].getItem(key);
      } catch {
        return null;
      }
    },
    write: (text) => {
      const stored = store(text);
      unstored = stored ? undefined : text;
      notify();
      return stored;
    },
    subscribe: (listener) => {
      if (listeners.size === 0) addEventListener("storage", follow);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener("storage", follow);
      };
    },
  };
};

const nothing = () => null;

/** A text that the browser stores, in whichever tab it changes; null in the rendering that hydrates. */
export const useStoredText = ({ subscribe, read }: StoredText): string | null =>
  useSyncExternalStore(subscribe, read, nothing);
