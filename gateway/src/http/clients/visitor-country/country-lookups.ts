import { fileURLToPath } from "node:url";
import { LRUCache } from "lru-cache";
import { type CountryResponse, open } from "maxmind";
import { z } from "zod";
import type { SparingWarning } from "../../../lib/warn-sparingly.ts";
import { nameAddress } from "../limits.ts";
import type { CountryLookup } from "./visitor-country.ts";

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
  const lookUp = async (address: string) => {
    const url = serviceUrl.replace("{ip}", encodeURIComponent(address));
    const response = await fetch(url, {
      headers: { accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (!response.ok) throw new Error(`the geolocation service responded with ${response.status}`);
    return Result.parse(await response.json()).country_code ?? null;
  };
  const found = new LRUCache<string, Promise<string | null>>({ max: MAX_ADDRESSES, ttl: KEPT_MS });
  const tryLookUp = async (address: string) => {
    try {
      const code = await lookUp(address);
      warning.works();
      return code;
    } catch (error) {
      warning(new Error(error instanceof Error ? error.name : "unknown"));
      found.set(nameAddress(address), Promise.resolve(null), { ttl: FAILED_MS });
      return null;
    }
  };
  return (address) => {
    const client = nameAddress(address);
    const country = found.get(client) ?? tryLookUp(address);
    if (!found.has(client)) found.set(client, country);
    return country;
  };
}
