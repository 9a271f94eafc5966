import { expect, test } from "vitest";

import { languageOfName } from "./language-of-name.ts";

test.each([
  ["기생충", "ko"],
  ["七人の侍", "ja"],
  ["ドライブ・マイ・カー", "ja"],
  ["ฉลาดเกมส์โกง", "th"],
])("the letters of %s are those of %s", (name, language) => {
  expect(languageOfName(name)).toBe(language);
});

test.each(["Parasite", "卧虎藏龙", "影武者", "جدایی نادر از سیمین", "दंगल", "Сталкер", ""])(
  "the letters of '%s' are those of several languages",
  (name) => {
    expect(languageOfName(name)).toBeUndefined();
  },
);
