import { relative } from "node:path";
import type { ReportedTest } from "./coverage-table.ts";

/** A test that ran, with its duration in milliseconds. */
export interface TimedTest extends ReportedTest {
  duration: number;
}

/** An error of a run that belongs to no test: where it came up, and its message with the stack. */
export interface RunError {
  where: string;
  message: string;
}

/** The fields of Vitest's JSON report that are read here. */
export interface VitestReport {
  testResults: {
    name: string;
    assertionResults: {
      ancestorTitles: string[];
      title: string;
      status: string;
      duration?: number | null;
    }[];
  }[];
}

/** The fields of Playwright's JSON report that are read here. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; tests: { status: string; results: { duration: number }[] }[] }[];
}

const vitestOutcomes: Readonly<Record<string, ReportedTest["outcome"]>> = {
  passed: "passed",
  failed: "failed",
};

const playwrightOutcomes: Readonly<Record<string, ReportedTest["outcome"]>> = {
  expected: "passed",
  unexpected: "failed",
  flaky: "failed",
};

/** The tests of a Vitest report; file names are relative to `root`. */
export const readVitestReport = (report: VitestReport, root: string): TimedTest[] =>
  report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status, duration }) => ({
      file: relative(root, name).replaceAll("\\", "/"),
      titles: [...ancestorTitles, title],
      outcome: vitestOutcomes[status] ?? "skipped",
      duration: duration ?? 0,
    })),
  );

/** The tests of a Playwright report, one for each size they ran at; file names are relative to the project's root. */
export const readPlaywrightReport = (report: PlaywrightReport): TimedTest[] => {
  const collect = (suite: PlaywrightSuite, groups: readonly string[]): TimedTest[] => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.map(({ status, results }) => ({
        file: `e2e/${suite.file}`,
        titles: [...groups, title],
        outcome: playwrightOutcomes[status] ?? ("skipped" as const),
        duration: results.reduce((sum, { duration }) => sum + duration, 0),
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => collect(inner, [...groups, inner.title])),
  ];
  return report.suites.flatMap((suite) => collect(suite, []));
};

/** The files whose tests took longest, with the sum of their tests' durations in milliseconds, longest first. */
export const findSlowestFiles = (
  tests: readonly TimedTest[],
  count: number,
): (readonly [file: string, milliseconds: number])[] => {
  const durations = new Map<string, number>();
  for (const { file, duration } of tests)
    durations.set(file, (durations.get(file) ?? 0) + duration);
  return [...durations].toSorted(([, one], [, other]) => other - one).slice(0, count);
};
