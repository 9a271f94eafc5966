import { skipToken } from "@apollo/client/react";
import { startTransition, useCallback, useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";

import { usePage } from "../../lib/page-context.ts";
import { useCountriesQuery, useVisitorCountryQuery } from "./Country.generated.ts";
import { CountryContext } from "./country-context.ts";
import type { Country } from "./country-context.ts";
import {
  onSavedCountry,
  readSavedCountry,
  readShownCountry,
  rememberShownCountry,
  saveCountry,
  writeCountryCookie,
} from "./saved-country.ts";

/** Where detection ends when nothing else is known. */
const unitedStates: Country = { code: "US", name: "United States of America" };

/**
 * Holds the selected country: the saved choice, else the one that the gateway rendered the page for,
 * else the one that the request comes from, else the one that pages were shown for last, else the US,
 * else the first of the list. Other tabs follow. A rendered page is taken over as it is; a saved
 * choice that differs comes right after.
 */
export function CountryProvider({ children }: { readonly children: ReactNode }) {
  const page = usePage();
  const [chosen, setChosen] = useState(() => (page.hydrates ? null : readSavedCountry()));
  const [listWanted, setListWanted] = useState(false);
  const [last] = useState(() => (page.country ? null : readShownCountry()));
  // Without a connection nobody can say where the visitor is.
  const known = chosen ?? page.country ?? (last && !navigator.onLine ? last : null);
  const visitor = useVisitorCountryQuery(known ? skipToken : {});
  const detected = visitor.data?.visitorCountry;
  const undetected = !known && !detected && !visitor.loading;
  const list = useCountriesQuery(listWanted || undetected ? {} : skipToken);

  useEffect(() => {
    const saved = readSavedCountry();
    if (!saved) return;
    // The next page is then rendered for it from the start.
    writeCountryCookie(saved.code);
    startTransition(() => setChosen((now) => (now?.code === saved.code ? now : saved)));
  }, []);

  const found = page.country ?? detected;
  useEffect(() => {
    if (found) rememberShownCountry(found);
  }, [found]);

  useEffect(() => {
    const follow = () => {
      const saved = readSavedCountry();
      if (saved) setChosen(saved);
    };
    return onSavedCountry(follow);
  }, []);

  const wantList = useCallback(() => setListWanted(true), []);

  const countries = list.data?.countries;
  const country = useMemo(() => {
    if (known) return known;
    if (detected) return detected;
    if (visitor.loading || list.loading) return null;
    if (last) return last;
    return countries?.find(({ code }) => code === "US") ?? countries?.[0] ?? unitedStates;
  }, [known, detected, visitor.loading, list.loading, countries, last]);

  const choice = useMemo(
    () => ({
      country,
      countries: countries ?? [],
      listFailed: list.error !== undefined && !list.loading,
      detecting: country === null,
      choose: saveCountry,
      wantList,
    }),
    [country, countries, list.error, list.loading, wantList],
  );
  return <CountryContext value={choice}>{children}</CountryContext>;
}
