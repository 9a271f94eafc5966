import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { browserPath } from "../../e2e/browser.ts";
import { CHECKOUT, median, startGateway } from "./server.ts";

/*
 * `npm run bench -- first-view`: the first view of pages by Lighthouse, as on a phone. It is no dependency of the product: npx
 * fetches it.
 */

const PATHS = [
  "/",
  "/movie/550/fight-club",
  "/tv/1396/breaking-bad",
  "/category/movie",
  "/search?q=the",
];
const AUDITS = {
  "first paint": "first-contentful-paint",
  "largest paint": "largest-contentful-paint",
  blocked: "total-blocking-time",
  shift: "cumulative-layout-shift",
};

interface Report {
  readonly categories: Readonly<Record<"performance", { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

function audit(url: string): Report {
  const file = join(mkdtempSync(join(tmpdir(), "flickmap-lighthouse-")), "report.json");
  execFileSync(
    "npx",
    [
      "--yes",
      "lighthouse@12.8.2",
      url,
      "--quiet",
      "--only-categories=performance",
      "--output=json",
      `--output-path=${file}`,
      "--chrome-flags=--headless=new --no-sandbox",
    ],
    {
      env: { ...process.env, CHROME_PATH: browserPath ?? chromium.executablePath() },
      stdio: "inherit",
    },
  );
  return JSON.parse(readFileSync(file, "utf8"));
}

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      gateway: { type: "string", multiple: true, default: [CHECKOUT] },
      path: { type: "string", multiple: true, default: PATHS },
      runs: { type: "string", default: "3" },
    },
  });
  for (const path of values.path) {
    for (const checkout of values.gateway) {
      const gateway = await startGateway(checkout, { TRUSTED_PROXIES: "0" });
      const reports = Array.from({ length: Number(values.runs) }, () =>
        audit(gateway.origin + path),
      );
      await gateway.stop();
      const score = median(reports.map(({ categories }) => categories.performance.score * 100));
      const figures = Object.entries(AUDITS).map(([label, name]) => {
        const value = median(reports.map(({ audits }) => audits[name]?.numericValue ?? Number.NaN));
        return `${label} ${value.toFixed(label === "shift" ? 3 : 0)}`;
      });
      console.log(`${path}, ${checkout}: score ${score.toFixed(0)}, ${figures.join(", ")}`);
    }
  }
}
