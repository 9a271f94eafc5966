import type { TitleType } from "../../generated/schema.ts";
import type { TitleQueryVariables } from "./TitlePage.generated.ts";

/** The variables of a title's page. While no country is known, availability is left out. */
export const titleVariables = (
  type: TitleType,
  id: number,
  country: string | null,
): TitleQueryVariables => ({ type, id, country: country ?? "US", countryKnown: country !== null });
