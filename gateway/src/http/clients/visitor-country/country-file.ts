import { fileURLToPath } from "node:url";
import { type CountryResponse, open } from "maxmind";
import { z } from "zod";

const Found = z.object({ country_code: z.string() }).nullable();

/** Looks addresses up in the file of countries that comes with the gateway: no other service is involved. */
export async function createCountryFileLookup(): Promise<(address: string) => string | null> {
  const path = fileURLToPath(
    import.meta.resolve("@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb"),
  );
  const reader = await open<CountryResponse>(path);
  return (address) => Found.parse(reader.get(address))?.country_code ?? null;
}
