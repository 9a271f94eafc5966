import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "./browser.ts";
import { root } from "./run.ts";

/**
 * `node scripts/render-icons.ts`: draws the app's icons from web/icons into web/public/icons. Run it
 * after changing a drawing; what comes out is committed.
 */
const drawings = join(root, "web/icons");
const icons = join(root, "web/public/icons");

const sizes: readonly (readonly [drawing: string, pixels: number, file: string])[] = [
  ["icon.svg", 192, "icon-192.png"],
  ["icon.svg", 512, "icon-512.png"],
  ["maskable.svg", 192, "maskable-192.png"],
  ["maskable.svg", 512, "maskable-512.png"],
  ["maskable.svg", 180, "apple-touch-icon.png"],
];

await mkdir(icons, { recursive: true });
await copyFile(join(drawings, "icon.svg"), join(icons, "icon.svg"));

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ["--no-sandbox", "--disable-gpu"],
});
try {
  for (const [drawing, pixels, file] of sizes) {
    const page = await browser.newPage({ viewport: { width: pixels, height: pixels } });
    const svg = await readFile(join(drawings, drawing), "utf8");
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw}</style>${svg}`);
    await writeFile(join(icons, file), await page.screenshot({ omitBackground: true }));
    await page.close();
  }
} finally {
  await browser.close();
}
