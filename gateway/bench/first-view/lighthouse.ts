import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { z } from "zod";

/** The version that all published figures are measured with. */
const VERSION = "12.8.2";
const FOLDER = fileURLToPath(new URL(`../../../.cache/lighthouse-${VERSION}`, import.meta.url));
const AUDIT_MS = 180_000;
/** Lighthouse missed the beginning of the page's load, as it does now and then; it says to run it again. */
const TRACE_LOST = "(NO_NAVSTART)";
const MAX_ATTEMPTS = 3;

const run = promisify(execFile);

/** What one audit measured: times in milliseconds, sizes in bytes, scores from 0 to 100. */
export interface Audit {
  readonly score: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Time spent parsing, compiling and running scripts. */
  readonly script: number;
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
}

/** What of a report is printed. */
const Report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({
      numericValue: z.number().optional(),
      details: z.object({ items: z.unknown().optional() }).optional(),
    }),
  ),
});

const NetworkRequest = z.object({
  resourceType: z.string().optional(),
  transferSize: z.number().optional(),
});

/**
 * Installs Lighthouse beside the project's other caches, unless it is there already. It is no
 * dependency of the product: it weighs more than everything else together.
 */
export async function installLighthouse(): Promise<string> {
  const program = join(FOLDER, "node_modules/lighthouse/cli/index.js");
  if (existsSync(program)) return program;
  console.log(`Installing Lighthouse ${VERSION}`);
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, "package.json"), '{ "private": true }\n');
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status, stderr } = spawnSync(
    npm,
    ["install", "--no-audit", "--no-fund", "--ignore-scripts", `lighthouse@${VERSION}`],
    { cwd: FOLDER, encoding: "utf8", shell: process.platform === "win32" },
  );
  if (status !== 0) throw new Error(`Lighthouse could not be installed: ${stderr}`);
  return program;
}

/**
 * Audits a page as on a phone: a processor four times slower, 1.6 Mbit/s, 150 ms away.
 *
 * @param lighthouse the program
 * @param browser the Chromium to use
 * @param scripts false to block every script
 * @returns null where the page painted nothing
 * @throws when Lighthouse could not load the page, or lost its trace three times
 */
export async function audit(
  lighthouse: string,
  browser: string,
  url: string,
  { scripts, attempt = 1 }: { readonly scripts: boolean; readonly attempt?: number },
): Promise<Audit | null> {
  const file = join(tmpdir(), `flickmap-first-view-${process.pid}.json`);
  try {
    await run(
      process.execPath,
      [
        lighthouse,
        url,
        "--quiet",
        "--output=json",
        `--output-path=${file}`,
        "--chrome-flags=--headless=new --no-sandbox --disable-dev-shm-usage",
        ...(scripts ? [] : ["--blocked-url-patterns=*.js"]),
      ],
      { env: { ...process.env, CHROME_PATH: browser }, timeout: AUDIT_MS },
    );
    return auditOf(await readFile(file, "utf8"));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    if (error.message.includes("(NO_FCP)")) return null;
    if (!error.message.includes(TRACE_LOST) || attempt === MAX_ATTEMPTS) throw error;
    console.log(`${url} is loaded again: Lighthouse lost its trace`);
    return audit(lighthouse, browser, url, { scripts, attempt: attempt + 1 });
  } finally {
    await rm(file, { force: true });
  }
}

function auditOf(text: string): Audit {
  const { runtimeError, categories, audits } = Report.parse(JSON.parse(text));
  if (runtimeError) throw new Error(runtimeError.message);
  const score = (name: string) => Math.round((categories[name]?.score ?? Number.NaN) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const requests = z
    .array(NetworkRequest)
    .parse(audits["network-requests"]?.details?.items ?? [])
    .filter(({ resourceType }) => resourceType === "Script");
  return {
    score: score("performance"),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    script: value("bootup-time"),
    bytes: value("total-byte-weight"),
    scriptBytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    accessibility: score("accessibility"),
    bestPractices: score("best-practices"),
    seo: score("seo"),
  };
}
