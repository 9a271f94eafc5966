import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { BrowserDriver } from "./browser-driver.ts";
import { engines } from "./engines.ts";
import type { Engine } from "./engines.ts";
import { journeys } from "./journeys.ts";
import { startSite } from "./site.ts";
import { Visitor } from "./visitor.ts";
import { sizes } from "./window-size.ts";

/*
 * `npm run test:browsers`: the main journeys in Firefox and WebKit, against the built product. A name runs
 * another choice of engines: `npm run test:browsers -- webkit`; `--only "contact"` some journeys; `--phone` all in the
 * window of a phone. What the window shows at the end of each journey is in e2e/report/browsers.
 */

const PICTURES = join(import.meta.dirname, "../report/browsers");

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string", default: "" }, phone: { type: "boolean", default: false } },
});
const names = positionals.length > 0 ? positionals : ["firefox", "webkit"];
const chosen = Object.entries(journeys).filter(([name]) => name.includes(values.only));
const size = values.phone ? sizes.phone : sizes.desktop;
const total = { passed: 0, failed: 0, skipped: 0 };

const fileName = (...parts: string[]) =>
  `${parts
    .join(" ")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")}.png`;

/** Runs one journey in a browser of its own, so that none meets what another left in it. */
async function runJourney(
  { name: engine }: Engine,
  driver: BrowserDriver,
  [name, journey]: (typeof chosen)[number],
): Promise<void> {
  try {
    await journey(new Visitor(driver, site.url, values.phone));
    total.passed += 1;
    console.log(`  passed  ${name}`);
  } catch (error) {
    total.failed += 1;
    console.log(`  FAILED  ${name}\n          ${error instanceof Error ? error.message : error}`);
  }
  await writeFile(
    join(PICTURES, fileName(engine, values.phone ? "phone" : "desktop", name)),
    await driver.screenshot(),
  );
}

/** Runs all journeys in an engine. */
async function runEngine(engine: Engine): Promise<void> {
  const start = await engine.find();
  if (start === null) {
    total.skipped += chosen.length;
    console.log(`\n${engine.name}: skipped, there is none. Install it: ${engine.missing}`);
    return;
  }
  for (const [index, journey] of chosen.entries()) {
    const driver = await start(size);
    if (index === 0) console.log(`\n${engine.name}: ${driver.name}`);
    try {
      await runJourney(engine, driver, journey);
    } finally {
      await driver.close();
    }
  }
}

await mkdir(PICTURES, { recursive: true });
const site = await startSite();
try {
  for (const name of names) {
    const engine = engines[name];
    if (!engine) throw new Error(`${name} is none of ${Object.keys(engines).join(", ")}`);
    await runEngine(engine);
  }
} finally {
  await site.stop();
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
