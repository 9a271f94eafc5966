import type { Country } from "./country-context.ts";

/** Where the choice is kept. */
export const savedCountryKey = "selectedCountry";

/** Reads a stored country object in the film database's form; null for anything else. */
export const parseSavedCountry = (stored: string | null): Country | null => {
  if (stored === null) return null;
  try {
    const value: unknown = JSON.parse(stored);
    if (typeof value !== "object" || value === null) return null;
    const code = "iso_3166_1" in value ? value.iso_3166_1 : undefined;
    const name = "english_name" in value ? value.english_name : undefined;
    if (typeof code !== "string" || !/^[A-Z]{2}$/.test(code)) return null;
    return typeof name === "string" && name !== "" ? { code, name } : null;
  } catch {
    // Not JSON: somebody else's, or damaged. The visitor chooses anew.
    return null;
  }
};

/** The country this browser chose before; null when none, or when storage is blocked. */
export const readSavedCountry = (): Country | null => {
  try {
    return parseSavedCountry(localStorage.getItem(savedCountryKey));
  } catch {
    // Storage is blocked: the choice then lasts as long as the page.
    return null;
  }
};

/** Keeps a choice for the next visit and tells the browser's other tabs. */
export const saveCountry = ({ code, name }: Country): void => {
  try {
    localStorage.setItem(savedCountryKey, JSON.stringify({ iso_3166_1: code, english_name: name }));
  } catch {
    // Storage is blocked or full: the choice then lasts as long as the page, and the cookie.
  }
  writeCountryCookie(code);
};

const yearSeconds = 31_536_000;

/** Tells the gateway the choice, so that it renders pages for it. */
export const writeCountryCookie = (code: string): void => {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // eslint-disable-next-line unicorn/no-document-cookie -- the Cookie Store API is not in every browser, and is asynchronous.
  document.cookie = `country=${code}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
};
