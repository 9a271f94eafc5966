import { writeFileSync } from "node:fs";
import { relative } from "node:path";
import type { Reporter, TestModule, TestSuite } from "vitest/node";
import type { RunError } from "./test-reports.ts";
import { root } from "./run.ts";

/** The environment variable with the file to write. */
export const ERRORS_FILE = "VITEST_ERRORS_FILE";

const toRunError = (where: string, error: { message?: unknown; stack?: string }): RunError => ({
  where,
  message: error.stack ?? String(error.message),
});

const errorsOf = (file: string, suite: TestModule | TestSuite): RunError[] => [
  ...suite
    .errors()
    .map((error) =>
      toRunError(suite.type === "module" ? file : `${file} › ${suite.fullName}`, error),
    ),
  ...[...suite.children.suites()].flatMap((child) => errorsOf(file, child)),
];

/**
 * Writes the errors of a run that belong to no test as JSON ({@link RunError}[]): of hooks, of files that cannot be
 * loaded, and what nobody caught. Vitest's JSON report leaves them out, though a run with one fails.
 */
export default class implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: readonly { message?: unknown; stack?: string }[],
  ) {
    const file = process.env[ERRORS_FILE];
    if (file === undefined) return;
    const errors = [
      ...modules.flatMap((module) => errorsOf(relative(root, module.moduleId), module)),
      ...unhandled.map((error) => toRunError("nobody caught", error)),
    ];
    writeFileSync(file, JSON.stringify(errors));
  }
}
