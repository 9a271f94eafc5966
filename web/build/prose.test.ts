import { expect, test } from "vitest";

import { readProse } from "./prose.ts";

test("a text is read by its headings, with what its parts hold", () => {
  const [first, second, ...others] = readProse(`## In short {#in-short}

Nothing is **sold**, see
[here](/terms) or write to {support}.

### Kept

- **A** cookie, \`country\`.
- {pictures}

## Later {#later}
`);
  expect(first).toEqual({
    id: "in-short",
    heading: "In short",
    body: [
      {
        tag: "p",
        children: [
          "Nothing is ",
          { tag: "strong", children: ["sold"] },
          ", see",
          " ",
          { tag: "a", href: "/terms", children: ["here"] },
          " or write to ",
          { tag: "slot", name: "support" },
          ".",
        ],
      },
      { tag: "h3", children: ["Kept"] },
      {
        tag: "ul",
        children: [
          {
            tag: "li",
            children: [
              { tag: "strong", children: ["A"] },
              " cookie, ",
              { tag: "code", children: ["country"] },
              ".",
            ],
          },
          { tag: "li", children: [{ tag: "slot", name: "pictures" }] },
        ],
      },
    ],
  });
  expect(second).toEqual({ id: "later", heading: "Later", body: [] });
  expect(others).toEqual([]);
});

test.each(["## Without an id", "## Picture {#id}\n\n![a](/b.png)"])(
  "the build refuses what a page cannot show: %j",
  (text) => expect(() => readProse(text)).toThrow(/id|image/),
);
