import type { TitleType } from "../../generated/schema.ts";
/** The largest number that the film database gives anything. */
const largestId = 2_147_483_647;

/** The film database's number of a title or genre in a URL; null for anything else: `0`, `-1`, `01`, `1e3`. */
export const readId = (written: string | undefined): number | null => {
  if (written === undefined || !/^[1-9]\d{0,9}$/.test(written)) return null;
  const id = Number(written);
  return id <= largestId ? id : null;
};

/** The type of title that a part of a URL names; null for any other word. */
export const readType = (written: string | undefined): TitleType | null =>
  written === "movie" ? "MOVIE" : written === "tv" ? "TV" : null;
