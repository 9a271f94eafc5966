import { expect, test, vi } from "vitest";
import { listen } from "../../../test/listen.ts";
import { warnSparingly } from "../../lib/warn-sparingly.ts";
import { createGeolocationServiceLookup, visitorCountry } from "./visitor-country.ts";

const from = (address: string, countryHeader: string | null = null) => ({ address, countryHeader });

test("a trusted proxy's word counts before any lookup", async () => {
  const lookup = vi.fn(() => "US");
  expect(await visitorCountry(from("8.8.8.8", "de"), [lookup])).toBe("DE");
  expect(lookup).not.toHaveBeenCalled();
});

test.each(["XX", "T1", "Germany", ""])("a proxy that says %j does not know", async (header) => {
  expect(await visitorCountry(from("8.8.8.8", header), [() => "US"])).toBe("US");
});

test.each(["10.1.2.3", "127.0.0.1", "::1", "fd00::1", "100.64.0.1", "::ffff:10.0.0.1", ""])(
  "the address %j is looked up nowhere",
  async (address) => {
    const lookup = vi.fn(() => "US");
    expect(await visitorCountry(from(address), [lookup])).toBeNull();
    expect(lookup).not.toHaveBeenCalled();
  },
);

test("a service that fails is one line without the address, and another when it works again", async () => {
  let status = 500;
  const { url } = await listen((_, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end('{"country_code":"JP"}');
  });
  const logger = { warn: vi.fn(), info: vi.fn() };
  const lookup = createGeolocationServiceLookup(
    `${url}/{ip}`,
    warnSparingly(logger, "fails", "works"),
  );
  expect([await lookup("8.8.8.8"), await lookup("8.8.4.4")]).toEqual([null, null]);
  status = 200;
  expect([await lookup("8.8.8.8"), await lookup("1.1.1.1")]).toEqual([null, "JP"]);
  expect(logger.warn.mock.calls).toEqual([[{ reason: "Error", failures: 1 }, "fails"]]);
  expect(logger.info.mock.calls).toEqual([["works"]]);
});

test("an external service looks up the address once, and returns a code", async () => {
  const paths: string[] = [];
  const { url: base } = await listen((request, response) => {
    paths.push(request.url ?? "");
    response.setHeader("content-type", "application/json").end('{"country_code":"JP"}');
  });
  const warning = Object.assign(vi.fn(), { works: vi.fn() });
  const byQuery = createGeolocationServiceLookup(`${base}/json?ip={ip}`, warning);
  expect(await Promise.all([byQuery("8.8.8.8"), byQuery("8.8.8.8")])).toEqual(["JP", "JP"]);
  const byPath = createGeolocationServiceLookup(`${base}/{ip}/json`, warning);
  // A client has all addresses of its network.
  for (const host of [1, 2, 3]) expect(await byPath(`2001:db8::${host}`)).toBe("JP");
  expect(paths).toEqual(["/json?ip=8.8.8.8", "/2001%3Adb8%3A%3A1/json"]);
});
