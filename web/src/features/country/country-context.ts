import { createContext, useContext } from "react";

export interface Country {
  readonly code: string;
  readonly name: string;
}

interface CountryChoice {
  /** The country that titles are shown for; null while it is not known yet. */
  readonly country: Country | null;
  /** Whether the page's URL names it (`?country=DE`): the visitor's choice stays as it is. */
  readonly linked: boolean;
  /** What the page's URL has in place of a country, at most 40 characters of it; null where there is nothing wrong. */
  readonly unknown: string | null;
  /** Saves the choice and updates every page; null goes back from the URL's country to the visitor's. */
  readonly choose: (country: Country | null) => void;
}

export const CountryContext = createContext<CountryChoice | null>(null);

export const useCountry = (): CountryChoice => {
  const choice = useContext(CountryContext);
  if (!choice) throw new Error("useCountry needs a CountryProvider above it");
  return choice;
};
