import { expect, test } from "vitest";
import { isTrustedProxy } from "./trusted-proxies.ts";

const NAMED = ["10.0.0.0/8", "2001:db8::/32", "192.0.2.1"];

test.each([
  ["10.1.2.3", true],
  ["::ffff:10.1.2.3", true],
  ["2001:DB8:1::2", true],
  ["192.0.2.1", true],
  ["192.0.2.2", false],
  ["::ffff:11.0.0.1", false],
  ["2001:db9::1", false],
  ["", false],
  [undefined, false],
])("whether %j is one of the trusted proxies: %j", (address, isOne) => {
  expect(isTrustedProxy(NAMED)(address)).toBe(isOne);
  expect(isTrustedProxy(null)(address)).toBe(false);
  expect(isTrustedProxy(1)(address)).toBe(true);
});
