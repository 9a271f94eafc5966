import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { shellPath } from "./browser.ts";

const port = Number(process.env.E2E_PORT ?? 4777);
const baseURL = `http://127.0.0.1:${port}`;

const dataDir = join(tmpdir(), `flickmap-e2e-${process.pid}`);
// The gateway has been stopped by then.
process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));

/** The two sizes every screen is shown at. */
export const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

/**
 * The built product as a newcomer starts it: no credential, the embedded sample film database, a data folder of its
 * own.
 */
export default defineConfig({
  testDir: ".",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : "list",
  use: {
    baseURL,
    locale: "en-US",
    timezoneId: "UTC",
    // The runner draws the page of every test for it, should the test fail as it ends; loaded-page.ts of a failed one.
    screenshot: "off",
    // It would fetch the whole app again for each test; the tests of what it does, and of the console, let it.
    serviceWorkers: "block",
    launchOptions: {
      ...(shellPath && { executablePath: shellPath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        // No page is open for long enough for optimized code to be worth its compilation: a tenth of the processor time.
        "--js-flags=--no-maglev,--no-opt",
      ],
    },
  },
  projects: Object.entries(sizes).map(([name, viewport]) => ({
    name,
    use: { browserName: "chromium", viewport, hasTouch: name === "phone" },
    // What depends on the size, and what only a phone has.
    ...(name === "phone" ? { grep: /@each-size|@phone/ } : { grepInvert: /@phone/ }),
  })),
  webServer: {
    command: "node e2e/observed-changes.ts && node gateway/src/main.ts",
    cwd: join(import.meta.dirname, ".."),
    url: `${baseURL}/health/ready`,
    timeout: 60_000,
    env: {
      PORT: String(port),
      HOST: "127.0.0.1",
      DATA_DIR: dataDir,
      // All tests come from one address, and are many visitors.
      RATINGS_PER_MINUTE: "10000",
      CONTACT_MESSAGES_PER_MINUTE: "10000",
      REQUESTS_PER_MINUTE: "1000000",
      // The sample film database is here for these tests alone, and a busy machine is not a fault of the product.
      UPSTREAM_RATE_PER_SECOND: "1000",
      UPSTREAM_ATTEMPT_TIMEOUT_MS: "20000",
      UPSTREAM_DEADLINE_MS: "30000",
      LOG_LEVEL: "warn",
      // Offers change from day to day.
      SAMPLE_AVAILABILITY_DATE: "2025-03-29",
      CATALOGUE: "off",
    },
  },
});
