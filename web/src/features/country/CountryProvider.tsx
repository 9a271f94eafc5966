import { skipToken } from "@apollo/client/react";
import { useCallback, useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";

import { useCountriesQuery, useVisitorCountryQuery } from "./Country.generated.ts";
import { CountryContext } from "./country-context.ts";
import type { Country } from "./country-context.ts";
import {
  parseSavedCountry,
  readSavedCountry,
  saveCountry,
  savedCountryKey,
} from "./saved-country.ts";

/** Where detection ends when nothing else is known. */
const unitedStates: Country = { code: "US", name: "United States of America" };

/**
 * Holds the selected country: the saved choice, else the one the gateway tells the request comes
 * from, else the US, else the first of the list (specification section 4). Other tabs follow.
 */
export function CountryProvider({ children }: { readonly children: ReactNode }) {
  const [chosen, setChosen] = useState(readSavedCountry);
  const list = useCountriesQuery();
  const visitor = useVisitorCountryQuery(chosen ? skipToken : {});

  useEffect(() => {
    const follow = (event: StorageEvent) => {
      if (event.key !== savedCountryKey) return;
      const next = parseSavedCountry(event.newValue);
      if (next) setChosen(next);
    };
    addEventListener("storage", follow);
    return () => removeEventListener("storage", follow);
  }, []);

  const choose = useCallback((country: Country) => {
    saveCountry(country);
    setChosen(country);
  }, []);

  const countries = list.data?.countries;
  const detected = visitor.data?.visitorCountry;
  const country = useMemo(() => {
    if (chosen) return chosen;
    if (detected) return detected;
    if (visitor.loading || list.loading) return null;
    return countries?.find(({ code }) => code === "US") ?? countries?.[0] ?? unitedStates;
  }, [chosen, detected, visitor.loading, list.loading, countries]);

  const choice = useMemo(
    () => ({ country, countries: countries ?? [], detecting: country === null, choose }),
    [country, countries, choose],
  );
  return <CountryContext value={choice}>{children}</CountryContext>;
}
