import { spawnSync } from "node:child_process";
import { firefox, webkit } from "@playwright/test";
import type { BrowserType } from "@playwright/test";

import { installFromDebian, isExecutable, onPath } from "../../scripts/programs.ts";
import { environment, run } from "../../scripts/run.ts";

/*
 * `npm run test:browsers`: the main journeys in Playwright's Firefox and WebKit. Where Playwright's Firefox cannot be
 * downloaded, one journey in an installed Firefox. The rest of the command line goes to Playwright.
 */

/** Whether Playwright's own build of a browser is there, downloaded where that is possible. */
const hasBuild = (type: BrowserType): boolean => {
  if (!isExecutable(type.executablePath()))
    spawnSync("playwright", ["install", type.name()], { env: environment(), stdio: "ignore" });
  return isExecutable(type.executablePath());
};

const findFirefox = async (): Promise<string | undefined> => {
  if (onPath("firefox", "firefox-esr") === undefined) await installFromDebian("firefox-esr");
  return onPath("firefox", "firefox-esr");
};

const projects: string[] = [];
const extra: Record<string, string> = {};
for (const type of [firefox, webkit]) {
  if (hasBuild(type)) projects.push(`${type.name()}-desktop`, `${type.name()}-phone`);
  else console.log(`Playwright's ${type.name()} is missing, and cannot be downloaded here`);
}
if (!projects.some((project) => project.startsWith("firefox"))) {
  const program = await findFirefox();
  if (program === undefined) console.log("There is no installed Firefox either");
  else {
    console.log(`Firefox: ${program}, one journey`);
    projects.push("installed-firefox");
    extra["FIREFOX_PATH"] = program;
  }
}
if (projects.length === 0) {
  console.error("No browser to test: npx playwright install firefox webkit, or install Firefox");
  process.exit(1);
}
process.exit(
  await run(
    "playwright",
    [
      "test",
      "--config",
      "e2e/browsers/playwright.config.ts",
      ...projects.map((project) => `--project=${project}`),
      ...process.argv.slice(2),
    ],
    extra,
  ),
);
