import { expect, test } from "vitest";

import { languageChoices } from "./RegionSelects.tsx";

test("common languages come first, and each name once", () => {
  const languages = [
    { code: "ab", name: "Abkhazian" },
    { code: "en", name: "English" },
    { code: "fr", name: "French" },
    { code: "nd", name: "Ndebele" },
    { code: "nr", name: "Ndebele" },
  ];
  expect(languageChoices(languages).map(({ code }) => code)).toEqual(["en", "fr", "ab", "nd"]);
});
