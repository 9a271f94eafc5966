import { availableParallelism, loadavg } from "node:os";
import { addPrefix } from "@flickmap/schema/language-paths.ts";
import { LANGUAGES } from "@flickmap/schema/languages.ts";
import { chromium } from "@playwright/test";
import { browserPath } from "../../e2e/browser.ts";
import { firstLoadScript } from "./first-view/first-load-script.ts";
import { timeToFirstOffer } from "./first-view/first-offer.ts";
import { audit, installLighthouse } from "./first-view/lighthouse.ts";
import { startProduct } from "./first-view/product.ts";
import { type Measurement, row, titleRow } from "./first-view/table.ts";
import { verdict } from "./first-view/verdict.ts";
import { type BenchOptions, readNumber, readOptions, UsageError } from "./options.ts";

/** The pages that the requirement is about. */
const REQUIRED: readonly PageName[] = ["home", "movie", "show"];
/** What is measured, and the name of its screen. An offer is waited for where the page is a title's. */
const PAGES = {
  home: { path: "/", screen: "home", offers: false },
  movie: { path: "/movie/550/fight-club", screen: "title", offers: true },
  show: { path: "/tv/1396/breaking-bad", screen: "title", offers: true },
  list: { path: "/category/movie", screen: "category", offers: false },
  search: { path: "/search?q=the", screen: "search", offers: false },
  "advanced search": { path: "/advanced-search", screen: "advanced-search", offers: false },
} as const;

type PageName = keyof typeof PAGES;

export const OPTIONS = {
  runs: { type: "string", default: "5", about: "how often each page is loaded" },
  pages: {
    type: "string",
    default: Object.keys(PAGES).join(","),
    about: "the pages that are loaded",
  },
  language: { type: "string", default: "en", about: "the language of the pages, such as de" },
} satisfies BenchOptions;

const isPage = (name: string): name is PageName => Object.hasOwn(PAGES, name);

/**
 * Measures the first view of the built product with Lighthouse, as on a phone, and beside it, alternately,
 * the same pages with every script blocked. Prints medians, whether the requirement is met,
 * and how much script each screen loads.
 */
export async function run(args: readonly string[]): Promise<void> {
  const values = readOptions(args, OPTIONS);
  const runs = readNumber("runs", values.runs);
  const names = values.pages.split(",");
  const unknown = names.filter((name) => !isPage(name));
  if (unknown.length > 0) throw new UsageError(`No such page: ${unknown.join(", ")}`);

  const language = LANGUAGES.find(({ code }) => code === values.language);
  if (language === undefined) throw new UsageError(`No such language: ${values.language}`);

  const lighthouse = await installLighthouse();
  const product = await startProduct();
  const browser = await chromium.launch({
    ...(browserPath && { executablePath: browserPath }),
    args: ["--no-sandbox"],
  });
  try {
    console.log(
      `Chromium ${browser.version()}, ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)} before the first run, median of ${runs}`,
    );
    console.log(titleRow());
    const verdicts: string[] = [];
    for (const name of names.filter(isPage)) {
      const page = PAGES[name];
      const url = product.origin + addPrefix(language, page.path);
      await warmUp(url);
      const withScripts: Measurement[] = [];
      const without: Measurement[] = [];
      for (let round = 0; round < runs; round += 1) {
        for (const scripts of [true, false]) {
          const firstOffer = page.offers ? await timeToFirstOffer(browser, url, { scripts }) : null;
          (scripts ? withScripts : without).push({
            audit: await audit(lighthouse, browserPath ?? chromium.executablePath(), url, {
              scripts,
            }),
            firstOffer,
          });
        }
      }
      console.log(row(name, withScripts));
      console.log(row("… no scripts", without));
      if (REQUIRED.includes(name)) verdicts.push(`${name}: ${verdict(withScripts)}`);
    }
    console.log(verdicts.join("\n"));
    for (const screen of new Set(names.filter(isPage).map((name) => PAGES[name].screen))) {
      console.log(`first-load script of ${screen}, gzipped: ${size(firstLoadScript(screen))}`);
    }
    console.log(`load ${loadavg()[0]?.toFixed(1)} after the last run`);
  } finally {
    await browser.close();
    await product.stop();
  }
}

/** In words, a KB being 1,000 bytes. */
const size = ({ files, bytes }: { readonly files: number; readonly bytes: number }): string =>
  `${(bytes / 1000).toFixed(1)} KB in ${files} files`;

/** Has the gateway fetch what the page needs, so that every run finds it alike. */
async function warmUp(url: string): Promise<void> {
  for (let time = 0; time < 3; time += 1) {
    const response = await fetch(url);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  }
}
