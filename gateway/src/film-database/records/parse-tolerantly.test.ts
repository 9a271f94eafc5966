import { expect, test } from "vitest";
import { MovieDetailsRecord } from "./details.ts";
import { parseTolerantly } from "./parse-tolerantly.ts";

const provider = { provider_id: 8, provider_name: "Netflix", logo_path: "/n.jpg" };

test.each([
  [{ flatrate: [provider, { provider_name: "No id" }] }, true],
  [{ flatrate: "none" }, true],
  [{ flatrate: [{ ...provider, logo_path: "https://x" }] }, false],
])("of %j offers say whether one was left out: %s", (offers, incomplete) => {
  const { value } = parseTolerantly(MovieDetailsRecord, {
    id: 550,
    title: "Fight Club",
    release_date: "never",
    "watch/providers": { results: { DE: offers } },
  });
  expect(value?.["watch/providers"].incomplete).toBe(incomplete);
});
