import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { browserPath } from "../../e2e/browser.ts";
import { CHECKOUT, median, startGateway } from "./server.ts";

/*
 * `npm run bench -- navigation`: what a visitor waits for after a click in the app, until the name of what was clicked and the
 * answer are in the page, beside the same page loaded again.
 */

const PROFILES = {
  "fast line": { line: null, cpuSlowdown: 1 },
  "slow phone": {
    line: { latency: 150, downloadThroughput: 209_715, uploadThroughput: 98_304 },
    cpuSlowdown: 4,
  },
};
type Profile = (typeof PROFILES)[keyof typeof PROFILES];

const CARDS = "main ul li a[href^='/movie/']";
const answer = (country = "") =>
  `[...document.querySelectorAll("main h2")].some(({ textContent }) => textContent.startsWith("Watch in ${country}"))
   && !document.querySelector("main [aria-busy=true]")`;
const titleShown = (name: string) =>
  `document.querySelector("main h1")?.textContent.replaceAll("\\u00a0", " ") === ${JSON.stringify(name)} && ${answer()}`;

/** Resolves with the milliseconds from `window.stepAt` to the frame after the one in which something is there. */
const WATCH = (isThere: string) => `
  new Promise((resolve, reject) => {
    const look = () => {
      if (window.stepAt !== undefined && (${isThere}))
        requestAnimationFrame(() => resolve(performance.now() - window.stepAt));
      else if (performance.now() > (window.stepAt ?? 0) + 20_000) reject(new Error("It never came"));
      else requestAnimationFrame(look);
    };
    look();
  })`;

async function measureClick(page: Page, link: Locator, isThere: string): Promise<number> {
  await page.evaluate(`
    delete window.stepAt;
    addEventListener("click", (event) => { window.stepAt = event.timeStamp; }, { capture: true, once: true });
  `);
  const watching = page.evaluate<number>(WATCH(isThere));
  await link.click({ noWaitAfter: true });
  return watching;
}

async function open(browser: Browser, { line, cpuSlowdown }: Profile): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: "en-US",
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  if (line) await session.send("Network.emulateNetworkConditions", { offline: false, ...line });
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  return page;
}

/** One round: from a list to a title, back, to another country, and the title loaded again. */
async function goRound(browser: Browser, origin: string, profile: Profile, round: number) {
  const page = await open(browser, profile);
  await page.goto(`${origin}/category/movie`);
  await page.waitForLoadState("networkidle");
  await sleep(2500);
  const card = page.locator(CARDS).nth(7 + round);
  await card.scrollIntoViewIfNeeded();
  await sleep(800);
  const href = (await card.getAttribute("href")) ?? "";
  const name = (await card.locator("[dir=auto]").first().textContent()) ?? "";
  const fromCard = await measureClick(page, card, titleShown(name));
  await page
    .getByRole("banner")
    .getByRole("button", { name: /^Country/u })
    .click();
  await page.getByRole("combobox", { name: "Find a country" }).fill("France");
  await sleep(800);
  const country = await measureClick(
    page,
    page.getByRole("option", { name: /^France/u }),
    answer("France"),
  );
  const back = await page.evaluate<number>(
    `window.stepAt = performance.now(); history.back(); ${WATCH(`document.querySelector(${JSON.stringify(CARDS)})`)}`,
  );
  await page.context().close();
  const again = await open(browser, profile);
  await again.goto(origin + href, { waitUntil: "commit" });
  const loadedAgain = await again.evaluate<number>(`window.stepAt = 0; ${WATCH(titleShown(name))}`);
  await again.context().close();
  return {
    "card → title": fromCard,
    "… loaded again": loadedAgain,
    "another country": country,
    back,
  };
}

export async function run(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      gateway: { type: "string", multiple: true, default: [CHECKOUT] },
      rounds: { type: "string", default: "5" },
    },
  });
  const browser = await chromium.launch({
    ...(browserPath && { executablePath: browserPath }),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
  for (const [name, profile] of Object.entries(PROFILES)) {
    for (const checkout of values.gateway) {
      const gateway = await startGateway(checkout, { TRUSTED_PROXIES: "0" });
      // The first round is not counted: the gateway has seen none of its titles.
      const rounds: Awaited<ReturnType<typeof goRound>>[] = [];
      for (let round = 0; round <= Number(values.rounds); round += 1)
        rounds.push(await goRound(browser, gateway.origin, profile, round));
      await gateway.stop();
      const [first] = rounds.splice(0, 1);
      const figures = Object.keys(first ?? {}).map((step) => {
        const times = rounds.map((round) => round[step as keyof typeof round]);
        return `${step} ${median(times).toFixed(0)} ms`;
      });
      console.log(`${name}, ${checkout}: ${figures.join(", ")}`);
    }
  }
  await browser.close();
}
