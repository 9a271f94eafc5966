import { expect, test } from "vitest";
import { Freshness } from "../../request-scope.ts";
import { StoreUnavailableError } from "../../stores/stores.ts";
import { describeFormerTitle, FormerTitles } from "./former-titles.ts";
import type { Titles } from "./titles.ts";

const NOW = Date.UTC(2026, 10, 22);
const HEAT = { type: "movie", id: 949 } as const;
const FARGO = { type: "tv", id: 60622 } as const;

const formerTitles = (lastKnown: () => Promise<null | { checkedAt: number }>) => {
  const freshness = new Freshness();
  const store = {
    lastKnown: (keys: readonly object[]) =>
      Promise.all(
        keys.map(async () => {
          const known = await lastKnown();
          return known && { name: "Heat", year: 1995, ...known };
        }),
      ),
  };
  return { freshness, former: new FormerTitles({ titles: {} as Titles, store, freshness }) };
};

test("while the store is away nothing is known, and the response is not stored", async () => {
  const { former, freshness } = formerTitles(async () => {
    throw new StoreUnavailableError(new Error("away"));
  });
  expect(await former.lastKnown(HEAT)).toBeNull();
  expect(freshness.policy.maxAge).toBe(0);
});

test("a title that is gone is told by its name, year and number", () => {
  const lastKnown = { name: "Heat", year: 1995, checkedAt: NOW };
  expect(describeFormerTitle({ ...HEAT, lastKnown })).toBe("Heat (1995, movie 949)");
  expect(describeFormerTitle({ ...HEAT, lastKnown: { ...lastKnown, year: null } })).toBe(
    "Heat (movie 949)",
  );
  expect(describeFormerTitle({ ...FARGO, lastKnown: null })).toBe("show 60622");
});
