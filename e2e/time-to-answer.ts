import { chromium } from "@playwright/test";
import type { Page } from "@playwright/test";
import { startSite } from "./browsers/site.ts";

/*
 * `node e2e/time-to-answer.ts`, after a build: how far a visitor is from the answer, at the two sizes that every screen
 * is shown at. It prints what it sees and judges nothing.
 */

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
/** Which title is looked for, what of its name is typed, and its address. */
const wanted = { typed: "fight", name: "Fight Club", path: "/movie/550" };
/** How long a thumb takes for a letter, in milliseconds. */
const LETTER_MS = 200;

const firstOffer = (page: Page) =>
  page
    .getByRole("region", { name: /^In the US/ })
    .getByRole("link")
    .first();

/** The lower edge of the first offer on a title's page that has not been scrolled, in pixels. */
async function offerPlace(page: Page, url: string): Promise<number> {
  await page.goto(url + wanted.path);
  const box = await firstOffer(page).boundingBox();
  if (box === null) throw new Error("The page shows no offer");
  return Math.round(box.y + box.height);
}

/** From the home page to the title's services, as a visitor goes: the field, some letters, the suggestion. */
async function way(page: Page, url: string) {
  await page.goto(url);
  const field = page.getByRole("search", { name: "Find a title" }).getByRole("combobox");
  const start = performance.now();
  const since = () => ((performance.now() - start) / 1000).toFixed(1);
  await field.click();
  await field.pressSequentially(wanted.typed, { delay: LETTER_MS });
  const suggestion = page.getByRole("option", { name: wanted.name }).first();
  await suggestion
    .getByText(/^By subscription: |^Free|^Rent|^Not here/)
    .first()
    .waitFor();
  const suggested = since();
  await suggestion.click();
  await firstOffer(page).waitFor();
  return { suggested, opened: since(), scrolled: await page.evaluate(() => scrollY) };
}

const site = await startSite();
const browser = await chromium.launch({
  ...(process.env["BROWSER_PATH"] ? { executablePath: process.env["BROWSER_PATH"] } : {}),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  for (const [name, viewport] of Object.entries(sizes)) {
    const page = await browser.newPage({ viewport, hasTouch: name === "phone" });
    // The first visit fills the gateway's caches.
    await offerPlace(page, site.url);
    const lower = await offerPlace(page, site.url);
    const { suggested, opened, scrolled } = await way(page, site.url);
    console.log(
      [
        `${name}, ${viewport.width} × ${viewport.height}:`,
        `  the first offer ends at y = ${lower}`,
        `  from home to its services among the suggestions: 1 tap, ${wanted.typed.length} letters, ${suggested} s`,
        `  from home to its offers: 2 taps, ${wanted.typed.length} letters, scrolled ${scrolled} px, ${opened} s`,
      ].join("\n"),
    );
    await page.close();
  }
} finally {
  await browser.close();
  await site.stop();
}
