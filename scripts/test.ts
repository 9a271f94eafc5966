import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./browser.ts";
import { run } from "./run.ts";

/**
 * `npm test`: checks, builds and tests the whole product, and ends with one line that counts every test.
 * `--unit` leaves the browser out, `--browser` runs nothing else; anything after `--` goes to Playwright.
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

const add = (what: string, count: Count) => {
  if (count.passed + count.failed === 0) failures.push(`${what} ran no test`);
  total.passed += count.passed;
  total.failed += count.failed;
  total.skipped += count.skipped;
};

const unitTests = async () => {
  const file = join(reports, "unit.json");
  const what = "unit and integration tests";
  await step(what, "vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  const json = (await report(what, file)) as
    | { numPassedTests: number; numFailedTests: number; numPendingTests: number }
    | undefined;
  if (json)
    add(what, {
      passed: json.numPassedTests,
      failed: json.numFailedTests,
      skipped: json.numPendingTests,
    });
};

const browserTests = async () => {
  const file = join(reports, "browser.json");
  const what = "browser tests";
  const browser = await findBrowser();
  await step(what, "playwright", ["test", "--config", "e2e/playwright.config.ts", ...forwarded], {
    BROWSER_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
  const json = (await report(what, file)) as
    | { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }
    | undefined;
  if (json) {
    const { expected, unexpected, flaky, skipped } = json.stats;
    add(what, { passed: expected + flaky, failed: unexpected, skipped });
  }
};

try {
  if (!options.has("--browser")) {
    await step("checks", "node", ["scripts/check.ts"]);
    await unitTests();
  }
  if (!options.has("--unit") && (await step("build", "npm", ["run", "build", "--silent"])))
    await browserTests();
} finally {
  await rm(reports, { recursive: true, force: true });
}

for (const failure of failures) console.error(`FAILED: ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(failures.length > 0 || total.failed > 0 ? 1 : 0);
