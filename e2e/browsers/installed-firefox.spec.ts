import { test } from "@playwright/test";
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The part of Puppeteer's API that is used here. It is installed when it is needed: no dependency of the project. */
interface Puppeteer {
  launch(options: {
    browser: "firefox";
    executablePath: string;
    headless: boolean;
  }): Promise<{ version(): Promise<string>; newPage(): Promise<Page>; close(): Promise<void> }>;
}

interface Page {
  setViewport(size: { width: number; height: number }): Promise<void>;
  goto(url: string): Promise<unknown>;
  url(): string;
  locator(selector: string): { click(): Promise<void>; fill(value: string): Promise<void> };
  waitForSelector(selector: string, options?: { visible: boolean }): Promise<unknown>;
  waitForFunction(expression: string): Promise<unknown>;
  keyboard: { press(key: string): Promise<void> };
}

const PUPPETEER = "puppeteer-core@25.16.0";

async function importPuppeteer(): Promise<Puppeteer> {
  const folder = join(import.meta.dirname, "../../.cache", PUPPETEER);
  if (!existsSync(join(folder, "node_modules/puppeteer-core/package.json"))) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "package.json"), '{ "private": true }\n');
    const { status, stderr } = spawnSync(
      "npm",
      ["install", "--no-audit", "--no-fund", "--ignore-scripts", PUPPETEER],
      { cwd: folder, encoding: "utf8" },
    );
    if (status !== 0) throw new Error(`${PUPPETEER} could not be installed: ${stderr}`);
  }
  const entry = createRequire(join(folder, "package.json")).resolve("puppeteer-core");
  const { default: puppeteer } = (await import(pathToFileURL(entry).href)) as {
    default: Puppeteer;
  };
  return puppeteer;
}

const shows = (text: string) =>
  `document.body.innerText.replace(/\\s+/g, " ").includes(${JSON.stringify(text)})`;

/*
 * Playwright drives its own build of Firefox. Where that cannot be downloaded, an installed Firefox is driven over
 * WebDriver BiDi: Playwright speaks it too, with commands that Firefox's extended support release lacks.
 */
test("from the search to a title, its offers in another country, and a rating", async ({
  baseURL,
}) => {
  const puppeteer = await importPuppeteer();
  const executablePath = process.env["FIREFOX_PATH"];
  if (executablePath === undefined) throw new Error("FIREFOX_PATH names no Firefox");
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  test.info().annotations.push({ type: "browser", description: await browser.version() });
  try {
    const page = await browser.newPage();
    await page.setViewport({ width: 1280, height: 800 });
    await page.goto(baseURL ?? "");
    await page
      .locator("main form[role='search'] [name='q'], main search [name='q']")
      .fill("fight club");
    await page.keyboard.press("Enter");
    await page.waitForFunction(shows("Search Results for “fight club”"));
    await page.locator("main a[href^='/movie/550']").click();
    await page.waitForFunction(`location.pathname === "/movie/550/fight-club"`);
    await page.waitForFunction(shows("Watch in the US"));
    await page.locator("header button[aria-haspopup='dialog']").click();
    await page.locator("[role='combobox'][aria-label='Find a country']").fill("germany");
    await page.locator("[role='option'] ::-p-text(Germany)").click();
    await page.waitForFunction(shows("Watch in Germany"));
    await page.locator("::-p-aria(4 stars)").click();
    await page.waitForFunction(shows("Rating saved!"));
    await page.goto(page.url());
    await page.waitForFunction(shows("Watch in Germany"));
    await page.waitForFunction(shows("4.0 out of 5"));
  } finally {
    await browser.close();
  }
});
