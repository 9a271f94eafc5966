import type { IncomingHttpHeaders } from "node:http";
import { BlockList, isIP, isIPv4 } from "node:net";
import { toCountryCode } from "@flickmap/schema/country-names.ts";

/** Networks whose addresses tell nothing of a place. */
const reserved = new BlockList();
for (const [network, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["224.0.0.0", 3],
] as const) {
  reserved.addSubnet(network, bits, "ipv4");
}
for (const [network, bits] of [
  ["::", 127],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const) {
  reserved.addSubnet(network, bits, "ipv6");
}

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
  const address = visitor.address?.replace(/^::ffff:(?=\d+\.)/i, "") ?? "";
  if (isIP(address) === 0 || reserved.check(address, isIPv4(address) ? "ipv4" : "ipv6"))
    return null;
  for (const lookup of lookups) {
    const found = toCountryCode((await lookup(address)) ?? "");
    if (found !== null) return found;
  }
  return null;
}
