import type { FastifyRequest } from "fastify";
import { toCountryCode } from "@flickmap/schema/country-names.ts";
import { SERVICES_COOKIE, SERVICES_COOKIE_VALUE } from "@flickmap/schema/page-rendering.ts";
import { hasAvailability } from "../../domain/titles/countries.ts";

/** Makes the reader of a cookie: null where there is none of the form `value`, a regular expression without groups. */
export function cookieReader(
  name: string,
  value: string,
): (header: string | undefined) => string | null {
  const cookie = new RegExp(`(?:^|;\\s*)${name}=(${value})(?:;|$)`, "u");
  return (header) => cookie.exec(header ?? "")?.[1] ?? null;
}

/** The cookie that the country picker writes: an ISO 3166-1 code. */
export const COUNTRY_COOKIE = "country";
const readCountry = cookieReader(COUNTRY_COOKIE, "[A-Z]{2}");
/** For a visitor of whom nothing is known. */
export const FALLBACK_COUNTRY = "US";

/**
 * The country that a page is made for: the one that the URL names (`?country=DE`), else that of the visitor's cookie, else
 * the one that the request comes from where titles are offered there, else the US. It reads nothing of the film database:
 * stored pages are found by it.
 */
export async function getPageCountry(
  { query, headers }: FastifyRequest,
  findVisitorCountry: () => Promise<string | null>,
): Promise<string> {
  const linked = linkedCountry(query);
  if (linked !== null) return linked;
  const chosen = toCountryCode(readCountry(headers.cookie) ?? "");
  if (chosen !== null) return chosen;
  const visitor = await findVisitorCountry();
  return visitor !== null && hasAvailability(visitor) ? visitor : FALLBACK_COUNTRY;
}

/** The country that a parsed query names, the first of several; null where there is none, or something else. */
function linkedCountry(query: unknown): string | null {
  const { country } = query as { readonly country?: unknown };
  const [code] = [country].flat();
  return typeof code === "string" ? toCountryCode(code) : null;
}

/** Whether a parsed query has something in place of a country. */
export function namesNoCountry(query: unknown): boolean {
  const { country = "" } = query as { readonly country?: unknown };
  return [country].flat()[0] !== "" && linkedCountry(query) === null;
}

/** The longest cookie of services that is read: a hundred of them. */
const MAX_SERVICES_LENGTH = 4_000;
const readServices = cookieReader(SERVICES_COOKIE, "[\\w.:-]+");

/** The services in a `Cookie` header, which lists are narrowed to; null where there are none, or something else. */
export function cookieServices(header: string | undefined): string | null {
  const value = readServices(header) ?? "";
  return value.length <= MAX_SERVICES_LENGTH && SERVICES_COOKIE_VALUE.test(value) ? value : null;
}
