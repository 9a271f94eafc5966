import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

import { test as base } from "./loaded-page.ts";
import type { Fault } from "../gateway/sample-film-database/http/faults.ts";
import { startSampleFilmDatabase } from "../gateway/sample-film-database/server.ts";
import type { SampleFilmDatabase } from "../gateway/sample-film-database/server.ts";

/** The film database behind the gateway of one test. */
export interface FaultyFilmDatabase {
  /** From now on its answers are these faults, and no others. */
  readonly breaks: (...faults: readonly Fault[]) => void;
  readonly heals: () => void;
}

/**
 * A test against a gateway of its own, which has seen nothing yet, on a sample film database whose
 * faults the test switches on. Addresses of pages lead to that gateway.
 */
export const test = base.extend<
  { gatewayUrl: string; filmDatabase: FaultyFilmDatabase },
  { sample: SampleFilmDatabase }
>({
  sample: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads off the pattern that it needs nothing
    async ({}, provide) => {
      const sample = await startSampleFilmDatabase();
      await provide(sample);
      await sample.close();
    },
    { scope: "worker" },
  ],
  gatewayUrl: async ({ sample }, provide) => {
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
    for await (const line of createInterface({ input: gateway.stdout })) {
      const [, address] = /"address":"(http[^"]+)"/u.exec(line) ?? [];
      if (address === undefined) continue;
      gateway.stdout.resume();
      await provide(address);
      break;
    }
    gateway.kill();
    await exited;
    await rm(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ gatewayUrl }, provide) => provide(gatewayUrl),
  filmDatabase: async ({ sample }, provide) => {
    await provide({
      breaks: (...faults) => sample.setFaults(faults),
      heals: () => sample.setFaults([]),
    });
    sample.setFaults([]);
  },
});

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
