import { writeCookie } from "../../lib/storage/cookie.ts";

/** The country of a choice as the browser stores it; null where none is stored, or what is stored is damaged. */
const readCode = (stored: string | null): string | null =>
  /"iso_3166_1":"([A-Z]{2})"/.exec(stored ?? "")?.[1] ?? null;

const readCookie = (name: string): string | null =>
  new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? null;

/** What the browser stores; null where it forbids that. */
export const readStored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/**
 * Gives the gateway the stored country where its cookie is lost or says another one, and has the page made for it: before
 * anything of the page that came is painted, so that nothing moves. Where cookies are blocked, the page follows by itself.
 */
export function restoreChoices(): void {
  const code = readCode(readStored("selectedCountry"));
  if (code === null || code === readCookie("country")) return;
  writeCookie("country", code);
  const isInUrl = new URLSearchParams(location.search).has("country");
  if (!isInUrl && navigator.onLine && readCookie("country") === code) location.reload();
}
