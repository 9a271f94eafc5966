import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";

/*
 * `npm test`: checks, builds and tests the whole product, and ends with one line that counts every test. A check or build
 * that fails ends it.
 */

const reports = mkdtempSync(join(tmpdir(), "flickmap-test-"));
const file = (name: string) => join(reports, name);
const read = (name: string) => JSON.parse(readFileSync(file(name), "utf8"));
const totals = { passed: 0, failed: 0, skipped: 0 };
const faults: string[] = [];

/** Runs one part with its output passed through, and says how long it took. */
function run(command: string, args: readonly string[], env: Record<string, string> = {}): boolean {
  const start = Date.now();
  const { status, error } = spawnSync(command, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (error) throw error;
  const part = [command, ...args.slice(0, 2)].join(" ");
  console.log(`══ ${part}: ${((Date.now() - start) / 1000).toFixed(0)} s`);
  if (status !== 0) faults.push(`${part} ended with ${status}`);
  return status === 0;
}

/** Adds what a report counts; a part that ran no test has failed. */
function count(passed: number, failed: number, skipped: number, part: string): void {
  if (passed + failed === 0) faults.push(`${part} ran no test`);
  totals.passed += passed;
  totals.failed += failed;
  totals.skipped += skipped;
}

try {
  if (run("npm", ["run", "check", "--silent"]) && run("npm", ["run", "build", "--silent"])) {
    const json = ["--reporter=default", "--reporter=json", `--outputFile=${file("vitest.json")}`];
    // One more than cores: half of the time a worker waits for what it has started.
    run("vitest", ["run", `--maxWorkers=${availableParallelism() + 1}`, ...json]);
    const unit = read("vitest.json");
    count(unit.numPassedTests, unit.numFailedTests, unit.numPendingTests, "vitest");
    for (const { assertionResults } of unit.testResults)
      for (const { status, fullName } of assertionResults)
        if (status === "failed") faults.push(fullName);

    const report = { PLAYWRIGHT_JSON_OUTPUT_FILE: file("browser.json") };
    run("playwright", ["test", "--config", "e2e/playwright.config.ts"], report);
    const { stats } = read("browser.json");
    count(stats.expected, stats.unexpected + stats.flaky, stats.skipped, "playwright");
  }
} finally {
  rmSync(reports, { recursive: true, force: true });
}
for (const fault of faults) console.error(`FAILED: ${fault}`);
console.log(`\n${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exit(faults.length > 0 ? 1 : 0);
