import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, type Locator, type Page } from "@playwright/test";
import {
  type SampleFilmDatabase,
  startSampleFilmDatabase,
} from "../gateway/sample-film-database/server.ts";

/** Runs a test against a gateway of its own, which has seen nothing yet, on a film database whose faults the test sets. */
export async function withFaultyFilmDatabase(
  run: (gatewayUrl: string, filmDatabase: SampleFilmDatabase) => Promise<void>,
): Promise<void> {
  const sample = await startSampleFilmDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), "flickmap-faults-"));
  const gateway = spawn("node", [join(import.meta.dirname, "../gateway/src/main.ts")], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: dataDir,
      TMDB_READ_TOKEN: "sample",
      TMDB_BASE_URL: sample.url,
      LOG_LEVEL: "info",
      CATALOGUE: "off",
      WARM_UP: "off",
      UPSTREAM_ATTEMPT_TIMEOUT_MS: "1000",
    },
  });
  const exited = once(gateway, "exit");
  try {
    for await (const line of createInterface({ input: gateway.stdout })) {
      const [, address] = /"address":"(http[^"]+)"/u.exec(line) ?? [];
      if (address === undefined) continue;
      gateway.stdout.resume();
      await run(address, sample);
      break;
    }
  } finally {
    gateway.kill();
    await exited;
    await sample.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/**
 * Presses a button again and again, as a visitor would, until something is shown: after trouble the
 * gateway leaves the film database in peace for some seconds.
 */
export const pressUntilShown = (page: Page, button: string, shown: Locator) =>
  expect(async () => {
    const press = page.getByRole("main").getByRole("button", { name: button });
    // It may be gone by now, when the page mended itself.
    if (await press.first().isVisible()) await press.first().click({ timeout: 1_000 });
    await expect(shown).toBeVisible({ timeout: 1_000 });
  }).toPass();
