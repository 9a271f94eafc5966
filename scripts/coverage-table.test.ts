import { describe, expect, test } from "vitest";
import { outcomeOf, readTable, standsIn } from "./coverage-table.ts";
import { readPlaywrightReport, readVitestReport } from "./test-reports.ts";

const document = `
## Screens

| What | Shown by |
| --- | --- |
| The 404 page | \`e2e/a.spec.ts: says so\` |
| Of two | \`web/a.test.ts: group › a \\| b\`<br>\`e2e/a.spec.ts: \${name} leads\` |
| Of none | by and by |

## Not shown by a test

| What | Why |
| --- | --- |
| The toast by touch | a reason |
`;

test("the table's rows have their lines and tests; rows with a reason need none", () => {
  expect(readTable(document)).toEqual([
    { line: 6, what: "The 404 page", tests: [{ file: "e2e/a.spec.ts", titles: ["says so"] }] },
    {
      line: 7,
      what: "Of two",
      tests: [
        { file: "web/a.test.ts", titles: ["group", "a | b"] },
        { file: "e2e/a.spec.ts", titles: ["${name} leads"] },
      ],
    },
    { line: 8, what: "Of none", tests: [] },
  ]);
});

test("a title is in a source as a whole string, its quotes escaped or not", () => {
  const source = `test("says 'no'", f); test('says "no"', f); test("a \\"b\\"", f); it(\`\${x} is\`, f)`;
  const has = (...titles: string[]) => standsIn(source, { file: "", titles });
  expect(has("says 'no'")).toBe(true);
  expect(has('says "no"', "${x} is")).toBe(true);
  expect(has('a "b"')).toBe(true);
  expect(has("says")).toBe(false);
  expect(has("says 'no'", "elsewhere")).toBe(false);
});

test("a title may be given by its first words", () => {
  const source = 'test("opens a page, and closes it", () => {});';
  const named = (title: string) => ({ file: "a.test.ts", titles: [title] });
  expect(standsIn(source, named("opens a page…"))).toBe(true);
  expect(standsIn(source, named("opens a page"))).toBe(false);
  expect(standsIn(source, named("a page…"))).toBe(false);
  const ran = [
    { file: "a.test.ts", titles: ["opens a page, and closes it"], outcome: "passed" as const },
  ];
  expect(outcomeOf(named("opens a…"), ran)).toBe("passed");
  expect(outcomeOf(named("closes…"), ran)).toBe("missing");
});

describe("what became of a test", () => {
  const run = (outcome: "passed" | "failed" | "skipped", ...titles: string[]) => ({
    file: "a",
    titles,
    outcome,
  });
  const named = (...titles: string[]) => ({ file: "a", titles });

  test("is told from its runs, filled-in titles among them", () => {
    const runs = [run("passed", "group", "on page 1 of 2"), run("skipped", "group", "later")];
    expect(outcomeOf(named("on page %d of %d"), runs)).toBe("passed");
    expect(outcomeOf(named("group", "on page %d of %d"), runs)).toBe("passed");
    expect(outcomeOf(named("other", "on page %d of %d"), runs)).toBe("missing");
    expect(outcomeOf(named("later"), runs)).toBe("skipped");
    expect(outcomeOf(named("group"), runs)).toBe("missing");
    expect(outcomeOf({ file: "b", titles: ["later"] }, runs)).toBe("missing");
  });

  test("is a failure where one size failed, and no failure where one was left out", () => {
    expect(outcomeOf(named("x"), [run("passed", "x"), run("failed", "x")])).toBe("failed");
    expect(outcomeOf(named("x"), [run("passed", "x"), run("skipped", "x")])).toBe("passed");
  });
});

test("both runners' reports are read to the same form", () => {
  const assertionResults = [
    { ancestorTitles: ["group"], title: "holds", status: "passed", duration: 1 },
    { ancestorTitles: [], title: "later", status: "pending" },
  ];
  expect(
    readVitestReport({ testResults: [{ name: "/top/web/a.test.ts", assertionResults }] }, "/top"),
  ).toEqual([
    { file: "web/a.test.ts", titles: ["group", "holds"], outcome: "passed", duration: 1 },
    { file: "web/a.test.ts", titles: ["later"], outcome: "skipped", duration: 0 },
  ]);
  const inner = {
    title: "group",
    file: "a.spec.ts",
    specs: [
      {
        title: "holds",
        tests: ["expected", "unexpected"].map((status) => ({ status, results: [{ duration: 1 }] })),
      },
    ],
  };
  expect(
    readPlaywrightReport({
      suites: [{ title: "a.spec.ts", file: "a.spec.ts", specs: [], suites: [inner] }],
    }),
  ).toEqual([
    { file: "e2e/a.spec.ts", titles: ["group", "holds"], outcome: "passed", duration: 1 },
    { file: "e2e/a.spec.ts", titles: ["group", "holds"], outcome: "failed", duration: 1 },
  ]);
});
