import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { browserPath } from "../../e2e/browser.ts";
import { startProduct } from "./first-view/product.ts";
import { median } from "./first-view/table.ts";
import { goRound, PROFILES, type Profile, type Steps } from "./navigation/journeys.ts";
import type { Shown } from "./navigation/watch.ts";
import { type BenchOptions, readNumber, readOptions, UsageError } from "./options.ts";

export const OPTIONS = {
  runs: { type: "string", default: "5", about: "how often each step is gone" },
  profiles: {
    type: "string",
    default: PROFILES.map(({ name }) => name).join(","),
    about: "the devices and lines that it is gone on",
  },
  origin: {
    type: "string",
    default: "",
    about:
      "where the product that is measured already runs; without it, this checkout's is started",
  },
  frames: {
    type: "string",
    default: "",
    about:
      "a folder for frames of a click on a card, one folder a profile; without it, nothing is filmed",
  },
} satisfies BenchOptions;

const readProfile = (name: string): Profile => {
  const profile = PROFILES.find((each) => each.name === name);
  if (profile) return profile;
  throw new UsageError(`No such profile: ${name}`);
};

/**
 * Measures what a visitor waits for after a click within the app, in Chromium by the DevTools protocol: until the name of
 * what was clicked stands in the page, and until the answer does. Prints medians, beside the same pages loaded again.
 */
export async function run(args: readonly string[]): Promise<void> {
  const values = readOptions(args, OPTIONS);
  const runs = readNumber("runs", values.runs);
  const profiles = values.profiles.split(",").map(readProfile);
  const product = values.origin === "" ? await startProduct() : null;
  const origin = product?.origin ?? values.origin;
  const browser = await chromium.launch({
    ...(browserPath && { executablePath: browserPath }),
    args: ["--no-sandbox"],
  });
  try {
    console.log(
      `Chromium ${browser.version()}, ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)} before the first run, median of ${runs}, ms`,
    );
    for (const profile of profiles) {
      const rounds: Steps[] = [];
      // The first round is not counted: the gateway has seen none of its titles.
      await goRound(browser, origin, profile, runs, null);
      for (let round = 0; round < runs; round += 1) {
        const folder = values.frames === "" ? null : join(values.frames, profile.name);
        rounds.push(await goRound(browser, origin, profile, round, round === 0 ? folder : null));
      }
      console.log(table(profile, rounds));
    }
  } finally {
    await browser.close();
    await product?.stop();
  }
}

const COLUMNS: readonly (readonly [title: string, value: (shown: Shown) => number | null])[] = [
  ["name", ({ name }) => name],
  ["answer", ({ answer }) => answer],
  ["shift/1000", ({ shift }) => shift * 1000],
];

/** The medians of each step. */
function table({ name }: Profile, rounds: readonly Steps[]): string {
  const lines = [name.padEnd(26) + COLUMNS.map(([title]) => title.padStart(12)).join("")];
  for (const step of Object.keys(rounds[0] ?? {})) {
    const cells = COLUMNS.map(([, value]) => {
      const middle = median(rounds.map((steps) => (steps[step] ? value(steps[step]) : null)));
      return (middle === null ? "–" : String(Math.round(middle))).padStart(12);
    });
    lines.push(step.padEnd(26) + cells.join(""));
  }
  return lines.join("\n");
}
