import { setTimeout as sleep } from "node:timers/promises";
import type { Browser, CDPSession, Locator, Page } from "@playwright/test";
import { filmClick } from "./film-strip.ts";
import { measureBack, measureClick, measureLoad, type Shown, type Wanted } from "./watch.ts";

/** A device and its line. */
export interface Profile {
  readonly name: string;
  /** Null for the line as it is. */
  readonly line: { latency: number; downloadThroughput: number; uploadThroughput: number } | null;
  readonly cpuSlowdown: number;
}

const bytesPerSecond = (megabits: number) => (megabits * 1024 * 1024) / 8;

export const PROFILES: readonly Profile[] = [
  { name: "fast line", line: null, cpuSlowdown: 1 },
  {
    name: "slow phone",
    line: {
      latency: 150,
      downloadThroughput: bytesPerSecond(1.6),
      uploadThroughput: bytesPerSecond(0.75),
    },
    cpuSlowdown: 4,
  },
];

/** After the list has come to rest, and before a click on what has come into view. */
const REST_MS = 2_500;
const LOOK_MS = 800;
const VIEWPORT = { width: 390, height: 844 };

const LIST = "/category/movie";
const CARDS = "main ul li a[href^='/movie/'], main ul li a[href^='/tv/']";
/** The list's cards below what is in view when it opens, one for each round. */
const cardOf = (round: number) => 7 + round;

const heading = (name: string): string =>
  `document.querySelector("main h1")?.textContent.replaceAll("\\u00a0", " ") === ${JSON.stringify(name)}`;
const titleAnswer = (country: string): string =>
  `[...document.querySelectorAll("main h2")].some(({ textContent }) => textContent.startsWith("Watch in ${country}"))
   && !document.querySelector("main [aria-busy=true]")`;
const toTitle = (name: string): Wanted => ({
  name: heading(name),
  answer: titleAnswer(""),
});

async function open(browser: Browser, { line, cpuSlowdown }: Profile) {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: "en-US" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  if (line) await session.send("Network.emulateNetworkConditions", { offline: false, ...line });
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  return { page, session, close: () => context.close() };
}

async function openAtRest(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForLoadState("networkidle");
  await sleep(REST_MS);
}

/** Brings a link into view, and returns where it leads and the name of its title. */
async function look(link: Locator) {
  await link.scrollIntoViewIfNeeded();
  await sleep(LOOK_MS);
  return link.evaluate((element) => ({
    href: element.getAttribute("href") ?? "",
    name: element.querySelector("[dir=auto]")?.textContent ?? "",
  }));
}

/** What each step took, by its name; beside some of them the same page loaded again. */
export type Steps = Readonly<Record<string, Shown>>;

/**
 * Goes one round: from a list to a title, to a similar one, to another country, back, and to the next page of a list.
 *
 * @param frames a folder for frames of the first click; null for none
 */
export async function goRound(
  browser: Browser,
  origin: string,
  profile: Profile,
  round: number,
  frames: string | null,
): Promise<Steps> {
  const load = async (href: string, wanted: Wanted) => {
    const { page, close } = await open(browser, profile);
    try {
      return await measureLoad(page, origin + href, wanted);
    } finally {
      await close();
    }
  };
  const { page, session, close } = await open(browser, profile);
  try {
    await openAtRest(page, origin + LIST);
    const card = page.locator(CARDS).nth(cardOf(round));
    const title = await look(card);
    const fromCard = await filmed(session, frames, () =>
      measureClick(page, card, toTitle(title.name)),
    );
    const similar = page.locator("main section:has(> * h2:text('You May Also Like'))");
    const other = (await similar.count()) > 0 ? similar : page.locator("main article");
    await other.scrollIntoViewIfNeeded();
    const next = page
      .locator("main article a[href^='/movie/']:has(img), main article a[href^='/tv/']:has(img)")
      .last();
    const nextTitle = await look(next);
    const fromSimilar = await measureClick(page, next, toTitle(nextTitle.name));
    await page
      .getByRole("banner")
      .getByRole("button", { name: /^Country/ })
      .click();
    const france = page.getByRole("option", { name: /^France/ });
    await page.getByRole("combobox", { name: "Find a country" }).fill("France");
    await sleep(LOOK_MS);
    const country = await measureClick(page, france, { name: null, answer: titleAnswer("France") });
    const back = await measureBack(page, toTitle(title.name));
    await openAtRest(page, origin + LIST);
    const turn = page.getByRole("link", { name: "Next" });
    await look(turn);
    const first = await page.locator(CARDS).first().getAttribute("href");
    const listPage: Wanted = {
      name: null,
      answer: `document.querySelector(${JSON.stringify(CARDS)})?.getAttribute("href") !== ${JSON.stringify(first)}
        && !document.querySelector("main [aria-busy=true]")`,
    };
    const turned = await measureClick(page, turn, listPage);
    return {
      "card → title": fromCard,
      "… loaded again": await load(title.href, toTitle(title.name)),
      "title → similar title": fromSimilar,
      "… loaded again ": await load(nextTitle.href, toTitle(nextTitle.name)),
      "another country": country,
      back,
      "list page 1 → 2": turned,
      "… loaded again  ": await load(`${LIST}?page=2`, {
        ...listPage,
        answer: `document.querySelector(${JSON.stringify(CARDS)}) !== null`,
      }),
    };
  } finally {
    await close();
  }
}

async function filmed<Result>(
  session: CDPSession,
  frames: string | null,
  click: () => Promise<Result>,
): Promise<Result> {
  const clicked = click;
  if (frames === null) return clicked();
  let result: Result | undefined;
  await filmClick(session, frames, async () => {
    result = await clicked();
  });
  if (result === undefined) throw new Error("Nothing was clicked");
  return result;
}
