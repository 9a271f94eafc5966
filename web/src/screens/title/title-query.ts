import type { TitleType } from "../../generated/schema.ts";
import type { TitleQueryVariables } from "./TitleScreen.generated.ts";

/** The largest number that the film database's ids can have. */
const largestId = 2_147_483_647;

/** The number of a title as it stands in an address; null for anything that cannot be one: `0`, `-1`, `1e3`, `abc`. */
export const readTitleId = (written: string | undefined): number | null => {
  if (written === undefined || !/^[1-9]\d{0,9}$/.test(written)) return null;
  const id = Number(written);
  return id <= largestId ? id : null;
};

/** What the page of a title asks for. While no country is known, availability is left out. */
export const titleVariables = (
  type: TitleType,
  id: number,
  country: string | null,
): TitleQueryVariables => ({ type, id, country: country ?? "US", countryKnown: country !== null });
