import { expect, test } from "vitest";
import { serviceName } from "./provider-family.ts";

test.each([
  ["Disney Plus", "Disney+", "Disney+"],
  ["Discovery +", "Discovery+", "Discovery+"],
  ["CANAL+", "Canal+", "Canal+"],
  ["AcornTV", "Acorn TV", "Acorn TV"],
  ["Netflix Standard with Ads", "Netflix", "Netflix Standard with Ads"],
  ["Amazon Video", "Amazon Prime Video", "Amazon Video"],
])("%s of the family %s is called %s", (name, family, called) => {
  expect(serviceName({ name, family: { name: family } })).toBe(called);
});
