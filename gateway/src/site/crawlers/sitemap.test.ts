import { expect, it } from "vitest";
import { sitemap, sitemapFile } from "./sitemap.ts";

const SITE = "https://flickmap.example";

it("is split into files when it is large, none of them empty", () => {
  const paths = Array.from({ length: 12_000 }, (_, index) => `/movie/${index + 1}`);
  const index = sitemap(SITE, paths, "/de");
  expect([...index.matchAll(/<loc>/gu)]).toHaveLength(3);
  expect(index).toContain(`<loc>${SITE}/de/sitemap-3.xml</loc>`);
  const sizes = [1, 2, 3].map(
    (number) => [...(sitemapFile(SITE, paths, number) ?? "").matchAll(/<loc>/gu)].length,
  );
  expect(sizes).toEqual([5000, 5000, 2000]);
  expect([sitemapFile(SITE, paths, 0), sitemapFile(SITE, paths, 4)]).toEqual([null, null]);
  expect(sitemap(SITE, ["/genre/1?type=tv&x=1"], "")).toContain("/genre/1?type=tv&amp;x=1");
});
