import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "@playwright/test";

const EMBED = "/embed/movie/550?country=DE";

test("a frame of any size shows the answer and the credits, and nothing beside its edge", async ({
  page,
}) => {
  await page.goto(EMBED);
  for (const [width, height] of [
    [390, 240],
    [160, 300],
    [220, 300],
    [300, 160],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect(page.getByText("Where to watch in Germany")).toBeInViewport({ ratio: 1 });
    await expect(page.getByText("not endorsed or certified by TMDB")).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("link", { name: "JustWatch" })).toBeInViewport({ ratio: 1 });
    const [where, credit] = await Promise.all(
      [".where", "footer"].map((one) => page.locator(one).boundingBox()),
    );
    expect((where?.y ?? 0) + (where?.height ?? 0)).toBeLessThanOrEqual(credit?.y ?? 0);
  }
});

test("a sandboxed frame shows the credit's logo", async ({ page, baseURL }) => {
  const host = createServer((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<iframe sandbox src="${baseURL}${EMBED}"></iframe>`);
  });
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  try {
    await page.goto(`http://localhost:${(host.address() as AddressInfo).port}/`);
    const logo = page.frameLocator("iframe").getByRole("img", { name: "TMDB" });
    const width = () => logo.evaluate((one) => (one as HTMLImageElement).naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
  } finally {
    host.close();
  }
});
