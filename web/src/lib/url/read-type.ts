import type { TitleType } from "../../generated/schema.ts";

/** The type of title that a part of an address names; null for any other word. */
export const readType = (written: string | undefined): TitleType | null =>
  written === "movie" ? "MOVIE" : written === "tv" ? "TV" : null;
