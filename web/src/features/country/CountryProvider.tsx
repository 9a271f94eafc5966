import { skipToken } from "@apollo/client/react";
import { useCallback, useDeferredValue, useEffect, useMemo, useState, type ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { countryName, toCountryCode } from "@flickmap/schema/country-names.ts";
import { pageLanguage, isEnglish } from "../../lib/messages.ts";
import { usePageContext } from "../../lib/page-context.ts";
import { useCountriesQuery, useVisitorCountryQuery } from "./Country.generated.ts";
import { CountryContext, type Country } from "./country-context.ts";
import { writeCookie } from "../../lib/storage/cookie.ts";
import { storedText, useStoredText } from "../../lib/storage/stored-text.ts";

const stored = storedText("localStorage", "selectedCountry");
/** The country that a page was shown for: without a connection nothing else tells it. */
const shown = storedText("localStorage", "shownCountry");

/**
 * The country that this browser chose; null while it hydrates. The rendering after that is a transition: an urgent one would
 * have React discard markup that is not hydrated yet.
 */
const useSavedCountry = (): Country | null => {
  const text = useDeferredValue(useStoredText(stored));
  return useMemo(() => read(text), [text]);
};

const read = (text: string | null): Country | null => {
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return null;
    const code = "iso_3166_1" in value ? value.iso_3166_1 : undefined;
    const name = "english_name" in value ? value.english_name : undefined;
    if (typeof code !== "string" || !/^[A-Z]{2}$/.test(code)) return null;
    if (typeof name !== "string" || name === "") return null;
    return { code, name: isEnglish() ? name : countryName(code, pageLanguage().tag) };
  } catch {
    return null;
  }
};

const write = ({ code, name }: Country): string =>
  JSON.stringify({ iso_3166_1: code, english_name: isEnglish() ? name : countryName(code) });

const readLinkedCountry = (code: string | null, page: Country | null): Country | null => {
  if (page?.code === code) return page;
  return code === null ? null : { code, name: countryName(code, pageLanguage().tag) };
};

/** So much is shown of what is no country. */
const MAX_UNKNOWN_LENGTH = 40;

const unitedStates: Country = { code: "US", name: "United States of America" };

/**
 * Holds the selected country: that of the URL, else the saved choice, else the one that the page was rendered for, that the
 * request comes from, or that pages were shown for last, else the US. A rendered page hydrates with its own first.
 */
export function CountryProvider({ children }: { readonly children: ReactNode }) {
  const page = usePageContext();
  const [searchParams, setSearchParams] = useSearchParams();
  const inUrl = searchParams.get("country") ?? "";
  const linkedCode = toCountryCode(inUrl);
  const unknown = linkedCode === null && inUrl !== "" ? inUrl.slice(0, MAX_UNKNOWN_LENGTH) : null;
  const linked = useMemo(
    () => readLinkedCountry(linkedCode, page.country),
    [linkedCode, page.country],
  );
  // Whoever came by such a link has told nothing of where they are.
  const [linkedAtFirst] = useState(linked);
  const rendered = page.country?.code === linkedAtFirst?.code ? null : page.country;
  const chosen = useSavedCountry();
  const [last] = useState(() => (rendered ? null : read(shown.read())));
  // Without a connection nobody can say where the visitor is.
  const known = linked ?? chosen ?? rendered ?? (last && !navigator.onLine ? last : null);
  const visitor = useVisitorCountryQuery(known ? skipToken : {});
  const detected = visitor.data?.visitorCountry;
  const undetected = !known && !detected && !visitor.loading;
  const list = useCountriesQuery(undetected ? {} : skipToken);

  useEffect(() => {
    // The gateway renders the next page for it.
    if (chosen) writeCookie("country", chosen.code);
  }, [chosen]);

  const found = rendered ?? detected;
  useEffect(() => {
    if (found) shown.write(write(found));
  }, [found]);

  const countries = list.data?.countries;
  const country = useMemo(() => {
    if (known) return known;
    if (detected) return detected;
    if (visitor.loading || list.loading) return null;
    if (last) return last;
    return countries?.find(({ code }) => code === "US") ?? countries?.[0] ?? unitedStates;
  }, [known, detected, visitor.loading, list.loading, countries, last]);

  const isLinked = linked !== null;
  const isInUrl = isLinked || unknown !== null;
  const choose = useCallback(
    (next: Country | null) => {
      if (next) {
        stored.write(write(next));
        writeCookie("country", next.code);
      }
      if (!isInUrl) return;
      setSearchParams(
        (current) => {
          const others = new URLSearchParams(current);
          others.delete("country");
          return others;
        },
        { replace: true },
      );
    },
    [isInUrl, setSearchParams],
  );

  const choice = useMemo(
    () => ({ country, linked: isLinked, unknown, choose }),
    [country, isLinked, unknown, choose],
  );
  return <CountryContext value={choice}>{children}</CountryContext>;
}
