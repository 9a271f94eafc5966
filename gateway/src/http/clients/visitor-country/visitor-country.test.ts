import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { createGeolocationServiceLookup } from "./geolocation-service.ts";
import { visitorCountry } from "./visitor-country.ts";

const logger = pino({ level: "silent" });
const from = (address: string, countryHeader: string | null = null) => ({ address, countryHeader });

test("a trusted proxy's word counts before any lookup", async () => {
  const lookup = vi.fn(() => "US");
  expect(await visitorCountry(from("8.8.8.8", "de"), [lookup], logger)).toBe("DE");
  expect(lookup).not.toHaveBeenCalled();
});

test.each(["XX", "T1", "Germany", ""])("a proxy that says %j does not know", async (header) => {
  expect(await visitorCountry(from("8.8.8.8", header), [() => "US"], logger)).toBe("US");
});

test.each(["10.1.2.3", "127.0.0.1", "::1", "fd00::1", "100.64.0.1", "::ffff:10.0.0.1", ""])(
  "the address %j is looked up nowhere",
  async (address) => {
    const lookup = vi.fn(() => "US");
    expect(await visitorCountry(from(address), [lookup], logger)).toBeNull();
    expect(lookup).not.toHaveBeenCalled();
  },
);

test("lookups run in order until one knows the country; one that fails is skipped", async () => {
  const failing = () => Promise.reject(new Error("down"));
  expect(await visitorCountry(from("8.8.8.8"), [() => null, failing, () => "FR"], logger)).toBe(
    "FR",
  );
});

test("a lookup that fails leaves a line in the log, which does not hold the address", async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const failing = () => Promise.reject(new TypeError("no answer for 8.8.8.8"));
  expect(await visitorCountry(from("8.8.8.8"), [failing], log)).toBeNull();
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 40, reason: "TypeError", msg: "country lookup failed" },
  ]);
  expect(lines.join()).not.toContain("8.8.8.8");
});

test("an external service looks up the address and returns a code", async () => {
  const paths: string[] = [];
  const service = createServer((request, response) => {
    paths.push(request.url ?? "");
    response.setHeader("content-type", "application/json").end('{"country_code":"JP"}');
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void service.close());
  const base = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  expect(await createGeolocationServiceLookup(`${base}/json`)("8.8.8.8")).toBe("JP");
  expect(await createGeolocationServiceLookup(`${base}/{ip}/json`)("2001:db8::1")).toBe("JP");
  expect(paths).toEqual(["/json?ip=8.8.8.8", "/2001%3Adb8%3A%3A1/json"]);
});
