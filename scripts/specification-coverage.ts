import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { outcomeOf, readTable, standsIn } from "./coverage-table.ts";
import type { NamedTest, ReportedTest } from "./coverage-table.ts";
import { root } from "./run.ts";
import { readPlaywrightReport, readVitestReport } from "./test-reports.ts";

/**
 * Holds docs/specification-coverage.md against the tests. By itself it looks whether each row names tests
 * that are in their files. With `--vitest=report.json` or `--playwright=report.json` it looks whether the
 * tests of that runner ran and passed. Ends with exit code 1 when a row does not hold.
 */
const { values } = parseArgs({
  options: { vitest: { type: "string" }, playwright: { type: "string" } },
});
const readJson = async (file: string) => JSON.parse(await readFile(file, "utf8"));
const isBrowserTest = ({ file }: NamedTest) => file.startsWith("e2e/");

const reported: ReportedTest[] = [];
if (values.vitest) reported.push(...readVitestReport(await readJson(values.vitest), root));
if (values.playwright) reported.push(...readPlaywrightReport(await readJson(values.playwright)));

const sources = new Map<string, string | null>();
const sourceOf = async (file: string): Promise<string | null> => {
  let source = sources.get(file);
  if (source === undefined) {
    source = await readFile(join(root, file), "utf8").catch(() => null);
    sources.set(file, source);
  }
  return source;
};

/** What is wrong with a named test; null where nothing is, or where its runner was not run. */
const faultOf = async (test: NamedTest): Promise<string | null> => {
  const source = await sourceOf(test.file);
  if (source === null) return "there is no such file";
  if (!standsIn(source, test)) return "there is no such test in the file";
  if (!(isBrowserTest(test) ? values.playwright : values.vitest)) return null;
  const outcome = outcomeOf(test, reported);
  if (outcome === "passed") return null;
  return outcome === "failed" ? "it failed" : "it did not run";
};

const rows = readTable(await readFile(join(root, "docs/specification-coverage.md"), "utf8"));
const faults: string[] = [];
if (rows.length === 0) faults.push("the table has no row");
for (const { line, what, tests } of rows) {
  if (tests.length === 0) faults.push(`line ${line}: no test is named for "${what}"`);
  for (const test of tests) {
    const fault = await faultOf(test);
    if (fault) faults.push(`line ${line}: ${test.file} › ${test.titles.join(" › ")}: ${fault}`);
  }
}
for (const fault of faults) console.error(fault);
if (faults.length === 0) console.log(`${rows.length} rows hold`);
process.exitCode = faults.length > 0 ? 1 : 0;
