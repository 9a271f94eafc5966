import { storedText } from "../../lib/storage/stored-text.ts";
import type { Country } from "./country-context.ts";

const stored = storedText("localStorage", "selectedCountry");
const shown = storedText("localStorage", "shownCountry");

/** The country this browser chose before; null when none, or when what is stored is no country object. */
export const readSavedCountry = (): Country | null => read(stored.read());

/** The country that this browser's pages were last shown for; null when none is known. */
export const readShownCountry = (): Country | null => read(shown.read());

/** Stores the country that a page is shown for: without a connection nothing else tells it. */
export const rememberShownCountry = (country: Country): void => {
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
    // Not JSON: damaged, or written by another program. The visitor chooses anew.
    return null;
  }
};

/** Stores a choice for the next visit and for the browser's other tabs, and writes the cookie. */
export const saveCountry = (country: Country): void => {
  stored.write(write(country));
  writeCountryCookie(country.code);
};

const write = ({ code, name }: Country): string =>
  JSON.stringify({ iso_3166_1: code, english_name: name });

/** Calls back when this tab or another one saves a country. Returns the function that ends this. */
export const onSavedCountry = stored.subscribe;

const yearSeconds = 31_536_000;

/** Tells the gateway the choice, so that it renders pages for it. */
export const writeCountryCookie = (code: string): void => {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // eslint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser, and is
  // asynchronous.
  document.cookie = `country=${code}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
};
