import { useMemo } from "react";

import { storedText } from "../../lib/storage/stored-text.ts";
import { useStoredText } from "../../lib/storage/use-stored-text.ts";
import type { ProviderFamily } from "./provider-family.ts";

const stored = storedText("localStorage", "neverServices");

/** As many as can be stored. */
const MAX_NEVER = 100;

/** The identifiers of families in what the browser stored; nonsense is left out. */
export const parseNever = (text: string | null): ReadonlySet<string> =>
  new Set(
    (text ?? "")
      .split(",")
      .filter((id) => /^[a-z0-9][a-z0-9-]{0,79}$/.test(id))
      .slice(0, MAX_NEVER),
  );

/** The provider families that the visitor will never use. They stay in the browser, and no link carries them. */
export const useNeverServices = (): ReadonlySet<string> => {
  const text = useStoredText(stored);
  return useMemo(() => parseNever(text), [text]);
};

/** Stores which families the visitor will never use. */
export const setNeverServices = (never: ReadonlySet<string>): void => {
  stored.write(never.size === 0 ? null : [...never].slice(0, MAX_NEVER).sort().join(","));
};

/** The numbers of those families' providers in a country. */
export const neverIn = (
  families: readonly ProviderFamily[],
  never: ReadonlySet<string>,
): readonly number[] =>
  families
    .filter(({ id }) => never.has(id))
    .flatMap(({ providers }) => providers.map(({ id }) => id));
