import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { findBrowser, findHeadlessShell } from "./browser.ts";
import { findChangeBase, listChangedFiles } from "./changed-files.ts";
import { root, run } from "./run.ts";
import { installTestPrograms } from "./test-programs.ts";
import { findSlowestFiles, readPlaywrightReport, readVitestReport } from "./test-reports.ts";
import type { PlaywrightReport, RunError, TimedTest, VitestReport } from "./test-reports.ts";
import { ERRORS_FILE } from "./vitest-errors.ts";

/*
 * `npm test` checks, builds and tests the whole product, the fastest part first, and ends with one line that counts
 * every test. A failed check or build ends it immediately.
 *
 * --unit      leaves the browser tests out
 * --browser   runs the browser tests alone
 * --changed   runs what the change since main touches
 * -- …        the rest goes to Playwright
 */
const { values, positionals } = parseArgs({
  options: {
    unit: { type: "boolean", default: false },
    browser: { type: "boolean", default: false },
    changed: { type: "boolean", default: false },
  },
  allowPositionals: true,
});

/** The number of files that are named as the slowest of a part. */
const SLOWEST = 5;

const reports = await mkdtemp(join(tmpdir(), "flickmap-test-"));
const tests: TimedTest[] = [];
const failures: string[] = [];
const times: string[] = [];

/** Runs one part, prints how long it took, and notes its failure. */
const runPart = async (
  part: string,
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<boolean> => {
  console.log(`\n══ ${part}`);
  const start = Date.now();
  const code = await run(command, args, env);
  const time = `${part}: ${((Date.now() - start) / 1000).toFixed(0)} s`;
  times.push(time);
  console.log(`══ ${time}`);
  if (code !== 0) failures.push(`${part} (exit code ${code})`);
  return code === 0;
};

const nameOf = ({ file, titles }: TimedTest) => [file, ...titles].join(" › ");

/** Adds the tests of a part to the count, and names its failed tests and its slowest files. */
const addTests = async <Report>(
  part: string,
  file: string,
  read: (report: Report) => TimedTest[],
) => {
  let ran: TimedTest[];
  try {
    ran = read(JSON.parse(await readFile(file, "utf8")));
  } catch (error) {
    failures.push(`${part} left no report: ${error instanceof Error ? error.message : error}`);
    return;
  }
  if (!values.changed && !ran.some(({ outcome }) => outcome !== "skipped"))
    failures.push(`${part} ran no test`);
  tests.push(...ran);
  for (const test of ran) if (test.outcome === "failed") failures.push(nameOf(test));
  for (const [name, milliseconds] of findSlowestFiles(ran, SLOWEST))
    console.log(`   ${(milliseconds / 1000).toFixed(1).padStart(6)} s  ${name}`);
};

/** Names the errors that belong to no test, whose output would stand far above the closing lines. */
const addErrors = async (file: string) => {
  if (!existsSync(file)) return;
  const errors = JSON.parse(await readFile(file, "utf8")) as RunError[];
  for (const { where, message } of errors) failures.push(`${where}: ${message}`);
};

const base = values.changed ? findChangeBase() : undefined;

/** No module imports the contract: these read it as files. */
const CONTRACT_READERS = [
  "gateway/src/api/graphql/type-defs.ts",
  "gateway/src/images/image-urls.test.ts",
];

const runUnitTests = async () => {
  const part = "unit and integration tests";
  const changed = base === undefined ? [] : listChangedFiles(base);
  const touched = new Set(
    changed.flatMap((file) => (/^schema\/.*\.graphql$/.test(file) ? CONTRACT_READERS : file)),
  );
  if (base !== undefined && touched.size === 0) {
    console.log(`\n══ ${part}: nothing has changed`);
    return undefined;
  }
  const report = join(reports, "unit.json");
  const errors = join(reports, "unit-errors.json");
  await runPart(
    part,
    "vitest",
    [
      ...(base === undefined ? ["run"] : ["related", "--run", "--passWithNoTests", ...touched]),
      // Some tests wait for timeouts and for processes that they started: two workers left a quarter of two cores idle.
      // A number, since of a percentage Vitest takes no more than one worker a core.
      `--maxWorkers=${Math.ceil(availableParallelism() * 1.5)}`,
      "--reporter=dot",
      "--reporter=json",
      `--outputFile.json=${report}`,
      "--reporter=./scripts/vitest-errors.ts",
    ],
    { [ERRORS_FILE]: errors },
  );
  await addTests<VitestReport>(part, report, (json) => readVitestReport(json, root));
  await addErrors(errors);
  return `--vitest=${report}`;
};

/**
 * The browser tests that a change touches: changed ones, every screen where the product itself changed, and all where
 * something changed that all of them use.
 */
const selectSpecs = (since: string): readonly string[] | "all" => {
  const changed = listChangedFiles(since);
  const isShared = (file: string) =>
    /^(?:e2e\/(?!browsers\/).*(?<!\.spec)\.ts|package-lock\.json)$/.test(file);
  if (changed.some(isShared)) return "all";
  const isProduct = (file: string) =>
    /^(?:web|gateway|schema)\//.test(file) && !/\.test\.tsx?$/.test(file);
  const specs = changed.filter((file) => /^e2e\/[^/]*\.spec\.ts$/.test(file));
  return changed.some(isProduct) ? [...specs, "e2e/screens.spec.ts"] : specs;
};

const runBrowserTests = async () => {
  const part = "browser tests";
  const specs = base === undefined ? "all" : selectSpecs(base);
  if (specs !== "all" && specs.length === 0) {
    console.log(`\n══ ${part}: the change touches none`);
    return undefined;
  }
  const report = join(reports, "browser.json");
  await runPart(
    part,
    "playwright",
    [
      "test",
      "--config",
      "e2e/playwright.config.ts",
      ...(specs === "all" ? [] : specs),
      ...positionals,
    ],
    {
      HEADLESS_SHELL_PATH: (await findHeadlessShell()) ?? "",
      BROWSER_PATH: await findBrowser(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  );
  await addTests<PlaywrightReport>(part, report, readPlaywrightReport);
  return `--playwright=${report}`;
};

const runAll = async () => {
  for (const missing of await installTestPrograms()) console.log(missing);
  if (!values.browser && !(await runPart("checks", "node", ["scripts/check.ts"]))) return;
  // Tests of the gateway request its pages, which the build renders.
  if (!(await runPart("build", "npm", ["run", "build", "--silent"]))) return;
  const whole = [
    values.browser ? undefined : await runUnitTests(),
    values.unit ? undefined : await runBrowserTests(),
  ].filter((report) => report !== undefined);
  if (positionals.length > 0 || values.changed) return;
  await runPart("the table of requirements and tests", "node", [
    "scripts/specification-coverage.ts",
    ...whole,
  ]);
};

try {
  await runAll();
} finally {
  await rm(reports, { recursive: true, force: true });
}

const withOutcome = (outcome: TimedTest["outcome"]) =>
  tests.filter((test) => test.outcome === outcome);
const count = (outcome: TimedTest["outcome"]) => withOutcome(outcome).length;

console.log(`\n${times.join(" · ")}`);
for (const test of withOutcome("skipped")) console.log(`skipped: ${nameOf(test)}`);
for (const failure of failures) console.error(`FAILED: ${failure}`);
console.log(`\n${count("passed")} passed, ${count("failed")} failed, ${count("skipped")} skipped`);
process.exit(failures.length > 0 ? 1 : 0);
