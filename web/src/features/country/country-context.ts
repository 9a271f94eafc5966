import { createContext, useContext } from "react";

/** A country that the film database has availability for. */
export interface Country {
  readonly code: string;
  readonly name: string;
}

export interface CountryChoice {
  /** The country that titles are shown for; null while it is not known yet. */
  readonly country: Country | null;
  /** All that can be chosen, in the order of specification section 9; empty until they are here. */
  readonly countries: readonly Country[];
  /** True until a country is known. */
  readonly detecting: boolean;
  /** Saves the choice and updates every screen. */
  readonly choose: (country: Country) => void;
}

export const CountryContext = createContext<CountryChoice | null>(null);

/** The selected country and how to change it (specification section 4). */
export const useCountry = (): CountryChoice => {
  const choice = useContext(CountryContext);
  if (!choice) throw new Error("useCountry needs a CountryProvider above it");
  return choice;
};
