import { expect, test } from "vitest";

import { getPageCacheKey } from "../../lib/url/page-key.ts";
import { isArtwork, isPage } from "./pages.ts";

const own = "https://flickmap.example";
const isScreen = (address: string) => isPage(new URL(address, own));

test.each([
  "/graphql",
  "/api/movie/603",
  "/images/w342/AAAAAAAAAAAA/a.svg",
  "/sitemap.xml",
  "/feeds/DE.atom",
  "/health/ready",
  "/manifest.webmanifest",
  "/de/opensearch.xml",
  "/movie/603/the-matrix/more",
  "/nope",
])("%s is never answered by the shell", (address) => {
  expect(isScreen(address)).toBe(false);
});

test.each([
  "/",
  "/?services=8",
  "/movie/603",
  "/de/movie/603/the-matrix",
  "/search/?q=a/b",
  "/advanced-search",
  "/new?days=7",
])("%s is a screen", (address) => {
  expect(isScreen(address)).toBe(true);
});

test("artwork is stored, our own drawings and anything that is no image are not", () => {
  expect(isArtwork("image", new URL("https://image.tmdb.org/t/p/w342/a.jpg"), own)).toBe(true);
  expect(isArtwork("image", new URL(`${own}/images/w342/AAAAAAAAAAAA/a.svg`), own)).toBe(true);
  expect(isArtwork("image", new URL(`${own}/favicon.svg`), own)).toBe(false);
  expect(isArtwork("", new URL("https://image.tmdb.org/t/p/w342/a.jpg"), own)).toBe(false);
});

test.each([
  ["/movie/603/the-matrix", "/movie/603"],
  ["/tv/1399/x?services=8", "/tv/1399?services=8"],
  ["/movie/603", "/movie/603"],
  ["/genre/28?type=movie", "/genre/28?type=movie"],
])("the document of %s is stored as that of %s", (address, key) => {
  expect(getPageCacheKey(own + address)).toBe(own + key);
});
