import { useMemo } from "react";

import { storedText } from "../../lib/storage/stored-text.ts";
import { useStoredText } from "../../lib/storage/use-stored-text.ts";

const stored = storedText("localStorage", "pinnedCountries");

/** So many countries can be pinned. */
export const MAX_PINNED = 5;

/** The codes in a stored text; anything else in it is left out. */
const parsePinned = (text: string | null): readonly string[] =>
  [...new Set((text ?? "").split(",").filter((code) => /^[A-Z]{2}$/.test(code)))].slice(
    0,
    MAX_PINNED,
  );

/** The countries that this browser keeps first, by their codes in the order of pinning. */
export const usePinnedCountries = (): readonly string[] => {
  const text = useStoredText(stored);
  return useMemo(() => parsePinned(text), [text]);
};

/** Pins a country, or takes the pin from it. Does nothing where as many are pinned as can be. */
export const togglePinned = (code: string): void => {
  const before = parsePinned(stored.read());
  const after = before.includes(code) ? before.filter((each) => each !== code) : [...before, code];
  if (after.length <= MAX_PINNED) stored.write(after.length === 0 ? null : after.join(","));
};
