import { storedText } from "../../shared/stored-text.ts";
import type { Country } from "./country-context.ts";

const stored = storedText("localStorage", "selectedCountry");

/** The country this browser chose before; null when none, or when what is stored is no country object. */
export const readSavedCountry = (): Country | null => {
  const text = stored.read();
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
export const saveCountry = ({ code, name }: Country): void => {
  stored.write(JSON.stringify({ iso_3166_1: code, english_name: name }));
  writeCountryCookie(code);
};

/** Calls back when this tab or another one saves a country. Returns the function that ends this. */
export const onSavedCountry = stored.subscribe;

const yearSeconds = 31_536_000;

/** Tells the gateway the choice, so that it renders pages for it. */
export const writeCountryCookie = (code: string): void => {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // eslint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser, and is asynchronous.
  document.cookie = `country=${code}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
};
