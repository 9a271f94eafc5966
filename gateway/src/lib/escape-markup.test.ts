import { expect, test } from "vitest";
import { escapeMarkup } from "./escape-markup.ts";

test.each([
  [`<a b="c" d='e'> & f`, "&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt; &amp; f"],
  ["a\u0000b\u001fc\ufffed\uffff", "a\ufffdb\ufffdc\ufffdd\ufffd"],
  ["half \ud83c, whole 🎬", "half \ufffd, whole 🎬"],
  ["tab\t line\n", "tab\t line\n"],
])("%j is written as %j", (text, escaped) => {
  expect(escapeMarkup(text)).toBe(escaped);
});
