import { expect, test } from "vitest";
import { listedTitles } from "./learn-titles.ts";

test("of all that lists hold, titles alone are learnt, adult ones not among them", () => {
  const results = [
    { id: 155, title: "The Dark Knight", genre_ids: [28] },
    { id: 525, name: "Christopher Nolan", known_for_department: "Directing" },
    { provider_id: 8, provider_name: "Netflix" },
    { id: 1, title: "Adult", genre_ids: [], adult: true },
    { id: 2, title: "Softcore", genre_ids: [], softcore: true },
  ];
  expect(listedTitles({ results }, 0).map(({ name }) => name)).toEqual(["The Dark Knight"]);
});
