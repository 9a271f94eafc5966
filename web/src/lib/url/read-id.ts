import type { TitleType } from "../../generated/schema.ts";
const largestId = 2_147_483_647;

/** The film database's number of a title or genre in a URL; null for anything else: `0`, `-1`, `01`, `1e3`. */
export const readId = (written: string | undefined): number | null => {
  if (written === undefined || !/^[1-9]\d{0,9}$/.test(written)) return null;
  const id = Number(written);
  return id <= largestId ? id : null;
};

export const readType = (written: string | undefined): TitleType | null =>
  written === "movie" ? "MOVIE" : written === "tv" ? "TV" : null;
