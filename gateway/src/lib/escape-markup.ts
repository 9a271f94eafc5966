const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** What no XML document may contain, even as a reference: control characters, halves of surrogate pairs, U+FFFE and U+FFFF. */
const NOT_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;

/** Text as it may be in HTML or XML, in an element or in a quoted attribute. */
export function escapeMarkup(text: string): string {
  return text
    .replaceAll(NOT_XML, "\ufffd")
    .replaceAll(/[&<>"']/gu, (character) => ENTITIES[character] ?? character);
}
