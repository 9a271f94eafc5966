import type { IncomingHttpHeaders } from "node:http";
import { toCountryCode } from "@flickmap/schema/country-names.ts";
import ipaddr from "ipaddr.js";

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
  // Proxies say XX, T1 or EU when they do not know.
  const told = toCountryCode(visitor.countryHeader?.trim() ?? "");
  if (told !== null) return told;
  if (!ipaddr.isValid(visitor.address ?? "")) return null;
  const address = ipaddr.process(visitor.address ?? "");
  // A network of another kind tells nothing of a place.
  if (address.range() !== "unicast") return null;
  for (const lookup of lookups) {
    const found = toCountryCode((await lookup(address.toString())) ?? "");
    if (found !== null) return found;
  }
  return null;
}
