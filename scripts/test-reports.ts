import { relative } from "node:path";
import type { ReportedTest } from "./coverage-table.ts";

/** What Vitest's JSON reporter writes, as far as it is read here. */
export interface VitestReport {
  testResults: {
    name: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      /** Of each try. */
      failureMessages?: string[];
    }[];
  }[];
}

/** What Playwright's JSON reporter writes, as far as it is read here. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: string }[] }[];
}

const vitestOutcomes: Readonly<Record<string, ReportedTest["outcome"]>> = {
  passed: "passed",
  failed: "failed",
};

const playwrightOutcomes: Readonly<Record<string, ReportedTest["outcome"]>> = {
  expected: "passed",
  flaky: "passed",
  unexpected: "failed",
};

/** The tests of a Vitest report, their files told from the top folder. */
export const testsOfVitest = (report: VitestReport, root: string): ReportedTest[] =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: relative(root, name).replaceAll("\\", "/"),
      titles: [...ancestorTitles, title],
      outcome: vitestOutcomes[status] ?? "skipped",
    })),
  );

/** Names the tests that failed and then passed when they were tried again. */
export const secondTriesOfVitest = (report: VitestReport, root: string): string[] =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(
        ({ status, failureMessages = [] }) => status === "passed" && failureMessages.length > 0,
      )
      .map(({ ancestorTitles, title }) =>
        [relative(root, name), ...ancestorTitles, title].join(" › "),
      ),
  );

/** The tests of a Playwright report, one for each size they ran at, their files told from the top folder. */
export const testsOfPlaywright = (report: PlaywrightReport): ReportedTest[] => {
  const collect = (suite: PlaywrightSuite, groups: readonly string[]): ReportedTest[] => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({
        file: `e2e/${suite.file}`,
        titles: [...groups, title],
        outcome: playwrightOutcomes[status] ?? ("skipped" as const),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => collect(inner, [...groups, inner.title])),
  ];
  return report.suites.flatMap((suite) => collect(suite, []));
};
