import { useState } from "react";

import { useCountry } from "../../features/country/country-context.ts";

/** What a title's query is asked with. */
interface FirstCountry {
  readonly country: string;
  /** False where no country was known yet: the query then leaves availability out. */
  readonly countryKnown: boolean;
}

/**
 * The country that was selected when the page was opened. The page's one query asks for it and
 * stays as it is: availability in a country that is known or chosen later is a small query of its
 * own, so that the rest of the page is not asked for again.
 */
export const useFirstCountry = (): FirstCountry => {
  const { country } = useCountry();
  const [first] = useState(() => ({
    country: country?.code ?? "US",
    countryKnown: country !== null,
  }));
  return first;
};
