import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./browser.ts";
import type { ReportedTest } from "./coverage-table.ts";
import { root, run } from "./run.ts";
import { secondTriesOfVitest, testsOfPlaywright, testsOfVitest } from "./test-reports.ts";
import type { PlaywrightReport, VitestReport } from "./test-reports.ts";

/**
 * `npm test`: checks, builds and tests the whole product, and ends with one line that counts every test.
 * `--unit` leaves the browser out, `--browser` runs nothing else; anything after `--` goes to Playwright.
 * After that it holds docs/specification-coverage.md against what ran.
 */
interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

const options = new Set(
  process.argv.slice(2).filter((argument) => ["--unit", "--browser"].includes(argument)),
);
const forwarded = process.argv.includes("--")
  ? process.argv.slice(process.argv.indexOf("--") + 1)
  : [];
const reports = await mkdtemp(join(tmpdir(), "flickmap-test-"));
const unitReport = join(reports, "unit.json");
const browserReport = join(reports, "browser.json");
/** What the check of the table is to read: the reports of the suites that ran whole. */
const whole: string[] = [];
const failures: string[] = [];
const total: Count = { passed: 0, failed: 0, skipped: 0 };

const step = async (
  what: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
) => {
  console.log(`\n══ ${what}`);
  const code = await run(command, args, env);
  if (code !== 0) failures.push(`${what} (exit code ${code})`);
  return code === 0;
};

const report = async (what: string, file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    failures.push(
      `${what} left no report: ${error instanceof Error ? error.message : String(error)}`,
    );
    return undefined;
  }
};

/** Names what failed where the run ends, thousands of lines below its own report. */
const nameFailures = (tests: readonly ReportedTest[]) => {
  for (const { file, titles, outcome } of tests)
    if (outcome === "failed") failures.push([file, ...titles].join(" › "));
};

const add = (what: string, count: Count) => {
  if (count.passed + count.failed === 0) failures.push(`${what} ran no test`);
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
};

const unitTests = async () => {
  const what = "unit and integration tests";
  await step(what, "vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${unitReport}`,
  ]);
  const json = (await report(what, unitReport)) as
    | (VitestReport & { numPassedTests: number; numFailedTests: number; numPendingTests: number })
    | undefined;
  if (!json) return;
  nameFailures(testsOfVitest(json, root));
  for (const name of secondTriesOfVitest(json, root))
    console.log(`passed only at the second try: ${name}`);
  add(what, {
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    skipped: json.numPendingTests,
  });
  whole.push(`--vitest=${unitReport}`);
};

const browserTests = async () => {
  const what = "browser tests";
  const browser = await findBrowser();
  await step(what, "playwright", ["test", "--config", "e2e/playwright.config.ts", ...forwarded], {
    BROWSER_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
  });
  const json = (await report(what, browserReport)) as
    | (PlaywrightReport & {
        stats: { expected: number; unexpected: number; flaky: number; skipped: number };
      })
    | undefined;
  if (!json) return;
  nameFailures(testsOfPlaywright(json));
  const { expected, unexpected, flaky, skipped } = json.stats;
  if (flaky > 0) console.log(`${flaky} passed only at the second try`);
  add(what, { passed: expected + flaky, failed: unexpected, skipped });
  if (forwarded.length === 0) whole.push(`--playwright=${browserReport}`);
};

try {
  if (!options.has("--browser")) await step("checks", "node", ["scripts/check.ts"]);
  // Tests of the gateway request its pages, which the build renders.
  const built = await step("build", "npm", ["run", "build", "--silent"]);
  if (!options.has("--browser")) await unitTests();
  if (!options.has("--unit") && built) await browserTests();
  if (whole.length > 0)
    await step("every sentence of the specification is shown by a test that passed", "node", [
      "scripts/specification-coverage.ts",
      ...whole,
    ]);
} finally {
  await rm(reports, { recursive: true, force: true });
}

for (const failure of failures) console.error(`FAILED: ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(failures.length > 0 || total.failed > 0 ? 1 : 0);
