import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";
import { toCountryCode } from "@flickmap/schema/country-names.ts";

/** What is known of where a request comes from. Never logged, never cached. */
export interface Visitor {
  /** The address, as far as trusted proxies tell it; missing once the visitor has disconnected. */
  readonly address: string | undefined;
  /** The value of the header that a trusted proxy puts the country into; null without one. */
  readonly countryHeader: string | null;
}

export function toVisitor(
  { ip, headers }: { readonly ip: string | undefined; readonly headers: IncomingHttpHeaders },
  countryHeader: string | null,
): Visitor {
  const named = countryHeader === null ? undefined : headers[countryHeader];
  return { address: ip, countryHeader: typeof named === "string" ? named : null };
}

/** Tells the country of an address: an ISO 3166-1 code, or null. */
export type CountryLookup = (address: string) => string | null | Promise<string | null>;

/** What a trusted proxy says, else what each lookup in turn knows of the address; null when it cannot be told. */
export async function visitorCountry(
  visitor: Visitor,
  lookups: readonly CountryLookup[],
): Promise<string | null> {
  const told = countryCode(visitor.countryHeader);
  if (told !== null) return told;
  // As IPv4 where it is one.
  const address = visitor.address?.replace(/^::ffff:(?=\d+\.)/i, "") ?? "";
  if (isIP(address) === 0) return null;
  for (const lookup of lookups) {
    const found = countryCode(await lookup(address));
    if (found !== null) return found;
  }
  return null;
}

/** Proxies say XX, T1 or EU when they do not know. */
function countryCode(value: string | null): string | null {
  return value === null ? null : toCountryCode(value.trim());
}
