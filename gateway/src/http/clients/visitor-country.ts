import type { IncomingHttpHeaders } from "node:http";
import { toCountryCode } from "@flickmap/schema/country-names.ts";
import ipaddr from "ipaddr.js";
import { fileURLToPath } from "node:url";
import { LRUCache } from "lru-cache";
import { type CountryResponse, open } from "maxmind";
import { z } from "zod";
import type { SparingWarning } from "../../lib/outages.ts";
import { nameAddress } from "./limits.ts";

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
type CountryLookup = (address: string) => string | null | Promise<string | null>;

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

const InFile = z.object({ country_code: z.string() }).nullable();

/** Looks addresses up in the file of countries that comes with the gateway: no other service is involved. */
export async function createCountryFileLookup(): Promise<(address: string) => string | null> {
  const path = fileURLToPath(
    import.meta.resolve("@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb"),
  );
  const reader = await open<CountryResponse>(path);
  return (address) => InFile.parse(reader.get(address))?.country_code ?? null;
}

const DEADLINE_MS = 800;
/** The service is asked once for a client in this time, sooner where it did not respond; so many addresses are kept. */
const KEPT_MS = 3_600_000;
const FAILED_MS = 30_000;
const MAX_ADDRESSES = 10_000;
const Result = z.object({ country_code: z.string().nullish() });

/** Looks a country up with an external service, at `{ip}` in its URL. Its warning never holds the address. */
export function createGeolocationServiceLookup(
  serviceUrl: string,
  warning: SparingWarning,
): CountryLookup {
  const found = new LRUCache<string, { readonly code: string | null }, string>({
    max: MAX_ADDRESSES,
    ttl: KEPT_MS,
    fetchMethod: async (_, __, { context: address, options }) => {
      try {
        const response = await fetch(serviceUrl.replace("{ip}", encodeURIComponent(address)), {
          headers: { accept: "application/json" },
          redirect: "error",
          signal: AbortSignal.timeout(DEADLINE_MS),
        });
        if (!response.ok) throw new Error(`it responded with ${response.status}`);
        const { country_code: code = null } = Result.parse(await response.json());
        warning.works();
        return { code };
      } catch (error) {
        warning(new Error(error instanceof Error ? error.name : "unknown"));
        options.ttl = FAILED_MS;
        return { code: null };
      }
    },
  });
  return async (address) =>
    (await found.fetch(nameAddress(address), { context: address }))?.code ?? null;
}
