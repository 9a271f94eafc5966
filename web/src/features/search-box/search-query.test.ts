import * as fc from "fast-check";
import { expect, test } from "vitest";

import { longestQuery, readQuery } from "./search-query.ts";

test("what is searched for is always something the gateway takes, and reading it again changes nothing", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 500 }), (written) => {
      const query = readQuery(written);
      expect(query.length).toBeLessThanOrEqual(longestQuery);
      expect(query.includes("\u0000")).toBe(false);
      expect(query.isWellFormed()).toBe(true);
      expect(readQuery(query)).toBe(query);
    }),
  );
});
