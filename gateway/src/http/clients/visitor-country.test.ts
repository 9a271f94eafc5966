import { expect, test, vi } from "vitest";
import { listen } from "../../../test/listen.ts";
import { createGeolocationServiceLookup, visitorCountry } from "./visitor-country.ts";

const from = (address: string, countryHeader: string | null = null) => ({ address, countryHeader });

test.each([
  ["de", "DE", 0],
  ["XX", "US", 1],
  ["T1", "US", 1],
  ["Germany", "US", 1],
  ["", "US", 1],
])("a trusted proxy that says %j means %s, after %i lookups", async (header, country, lookups) => {
  const lookup = vi.fn(() => "US");
  expect(await visitorCountry(from("8.8.8.8", header), [lookup])).toBe(country);
  expect(lookup).toHaveBeenCalledTimes(lookups);
});

test.each(["10.1.2.3", "127.0.0.1", "::1", "fd00::1", "100.64.0.1", "::ffff:10.0.0.1", ""])(
  "the address %j is looked up nowhere",
  async (address) => {
    const lookup = vi.fn(() => "US");
    expect(await visitorCountry(from(address), [lookup])).toBeNull();
    expect(lookup).not.toHaveBeenCalled();
  },
);

test("an external service is asked once for a network, and its failure names no address", async () => {
  const paths: string[] = [];
  let status = 200;
  const { url } = await listen((request, response) => {
    paths.push(request.url ?? "");
    response.writeHead(status, { "content-type": "application/json" }).end('{"country_code":"JP"}');
  });
  const warn = vi.fn();
  const warning = Object.assign(warn, { works: vi.fn() });
  const byQuery = createGeolocationServiceLookup(`${url}/json?ip={ip}`, warning);
  expect(await Promise.all([byQuery("8.8.8.8"), byQuery("8.8.8.8")])).toEqual(["JP", "JP"]);
  const byPath = createGeolocationServiceLookup(`${url}/{ip}/json`, warning);
  // A client has all addresses of its network.
  for (const host of [1, 2, 3]) expect(await byPath(`2001:db8::${host}`)).toBe("JP");
  expect(paths).toEqual(["/json?ip=8.8.8.8", "/2001%3Adb8%3A%3A1/json"]);
  status = 500;
  expect(await byPath("8.8.4.4")).toBeNull();
  expect(String(warn.mock.calls)).toBe("Error: Error");
});
