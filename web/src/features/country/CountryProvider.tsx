import { skipToken } from "@apollo/client/react";
import { startTransition, useCallback, useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";
import { usePageContext } from "../../lib/page-context.ts";
import { useCountriesQuery, useVisitorCountryQuery } from "./Country.generated.ts";
import { CountryContext } from "./country-context.ts";
import type { Country } from "./country-context.ts";
import { storedText } from "../../lib/storage/stored-text.ts";

const stored = storedText("localStorage", "selectedCountry");
const shown = storedText("localStorage", "shownCountry");

/** The country this browser chose before; null when none, or when what is stored is no country object. */
const readSavedCountry = (): Country | null => read(stored.read());

/** The country that this browser's pages were last shown for; null when none is known. */
const readShownCountry = (): Country | null => read(shown.read());

/** Stores the country that a page is shown for: without a connection nothing else tells it. */
const rememberShownCountry = (country: Country): void => {
  shown.write(write(country));
};

const read = (text: string | null): Country | null => {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return null;
    const code = "iso_3166_1" in value ? value.iso_3166_1 : undefined;
    const name = "english_name" in value ? value.english_name : undefined;
    if (typeof code !== "string" || !/^[A-Z]{2}$/.test(code)) return null;
    return typeof name === "string" && name !== "" ? { code, name } : null;
  } catch {
    // Not JSON: damaged, or written by another program. The visitor chooses again.
    return null;
  }
};

/** Stores a choice for the next visit and for the browser's other tabs, and writes the cookie. */
const saveCountry = (country: Country): void => {
  stored.write(write(country));
  writeCountryCookie(country.code);
};

const write = ({ code, name }: Country): string =>
  JSON.stringify({ iso_3166_1: code, english_name: name });

/** Calls back when this tab or another one saves a country. Returns the function that ends this. */
const onSavedCountry = stored.subscribe;

const yearSeconds = 31_536_000;

/** Tells the gateway the choice, so that it renders pages for it. */
const writeCountryCookie = (code: string): void => {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // eslint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser, and is
  // asynchronous.
  document.cookie = `country=${code}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
};

/** Where detection ends when nothing else is known. */
const unitedStates: Country = { code: "US", name: "United States of America" };

/**
 * Holds the selected country: the saved choice, else the one that the gateway rendered the page for,
 * else the one that the request comes from, else the one that pages were shown for last, else the US,
 * else the first of the list. Other tabs follow. A rendered page is taken over as it is; a saved
 * choice that differs comes right after.
 */
export function CountryProvider({ children }: { readonly children: ReactNode }) {
  const page = usePageContext();
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
