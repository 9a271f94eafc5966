import { z } from "zod";
import type { CountryLookup } from "./visitor-country.ts";

const DEADLINE_MS = 800;
const Result = z.object({ country_code: z.string().nullish() });

/**
 * Looks a country up with an external service: the IP address replaces `{ip}` in the configured URL,
 * else it is sent as the parameter `ip`. The service responds with JSON with `country_code`.
 */
export function createGeolocationServiceLookup(serviceUrl: string): CountryLookup {
  return async (address) => {
    const url = new URL(serviceUrl.replace("{ip}", encodeURIComponent(address)));
    if (!serviceUrl.includes("{ip}")) url.searchParams.set("ip", address);
    const response = await fetch(url, {
      headers: { accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (!response.ok) throw new Error(`the geolocation service responded with ${response.status}`);
    return Result.parse(await response.json()).country_code ?? null;
  };
}
