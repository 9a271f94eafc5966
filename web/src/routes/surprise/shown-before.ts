import { storedText } from "../../lib/storage/stored-text.ts";

/** So many are remembered. */
const MAX_SHOWN = 200;

/** What this tab has shown: the pick that each title was shown for, by `listKey`. */
export type ShownBefore = ReadonlyMap<string, number>;

const stored = storedText("sessionStorage", "surprises");

/** Reads what this tab has shown; what is damaged is forgotten. */
export const readShown = (): ShownBefore => {
  const pairs = (stored.read() ?? "").split(",").map((pair) => pair.split(":"));
  return new Map(
    pairs.flatMap(([key, pick]) =>
      key !== undefined && /^\d+$/.test(pick ?? "") ? [[key, Number(pick)] as const] : [],
    ),
  );
};

export const noteShown = (key: string, pick: number): void => {
  const shown = new Map(readShown());
  if (shown.has(key)) return;
  shown.set(key, pick);
  stored.write(
    [...shown]
      .slice(-MAX_SHOWN)
      .map((pair) => pair.join(":"))
      .join(","),
  );
};

/** Forgets it, to begin again. */
export const forgetShown = (): void => {
  stored.write(null);
};
