import { expect, test } from "vitest";
import { findSlowestFiles, readPlaywrightReport, readVitestReport } from "./test-reports.ts";

test("a browser test that passed only when it was tried again counts as failed", () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [{ status, results: [{ duration: 20 }, { duration: 22 }] }],
  });
  const suites = [
    {
      title: "faq.spec.ts",
      file: "faq.spec.ts",
      specs: [spec("one", "flaky"), spec("two", "expected")],
    },
  ];
  expect(readPlaywrightReport({ suites })).toEqual([
    { file: "e2e/faq.spec.ts", titles: ["one"], outcome: "failed", duration: 42 },
    { file: "e2e/faq.spec.ts", titles: ["two"], outcome: "passed", duration: 42 },
  ]);
});

test("the slowest files come first, by the sum of their tests", () => {
  const assertion = (duration: number) => ({
    ancestorTitles: ["group"],
    title: "a test",
    status: "passed",
    duration,
  });
  const tests = readVitestReport(
    {
      testResults: [
        { name: "/root/a.test.ts", assertionResults: [assertion(30)] },
        { name: "/root/b.test.ts", assertionResults: [assertion(20), assertion(15)] },
        { name: "/root/c.test.ts", assertionResults: [assertion(1)] },
      ],
    },
    "/root",
  );
  expect(findSlowestFiles(tests, 2)).toEqual([
    ["b.test.ts", 35],
    ["a.test.ts", 30],
  ]);
});
