import { expect, test } from "vitest";

import { isKeptImage } from "./images.ts";
import { isNotAPage } from "./pages.ts";

const own = "https://flickmap.example";

test.each([
  "/graphql",
  "/graphql?query=x",
  "/graphiql/assets/main.js",
  "/api/movie/603",
  "/api",
  "/sample-images/w342/a.svg",
  "/robots.txt",
  "/sitemap.xml",
  "/sitemap-1.xml",
  "/sitemaps/titles.xml",
  "/health/ready",
  "/metrics",
  "/sw.js",
  "/manifest.webmanifest",
  "/favicon.svg",
])("%s is never answered by the page", (address) => {
  expect(isNotAPage.test(address)).toBe(true);
});

test.each([
  "/",
  "/movie/603/the-matrix",
  "/search?q=api",
  "/apiary",
  "/genre/28?type=movie",
  "/nope",
  "/tv/1399/graphql",
])("%s is a page", (address) => {
  expect(isNotAPage.test(address)).toBe(false);
});

test("artwork is stored, our own drawings and anything that is no image are not", () => {
  expect(isKeptImage("image", new URL("https://image.tmdb.org/t/p/w342/a.jpg"), own)).toBe(true);
  expect(isKeptImage("image", new URL(`${own}/sample-images/w342/a.svg`), own)).toBe(true);
  expect(isKeptImage("image", new URL(`${own}/favicon.svg`), own)).toBe(false);
  expect(isKeptImage("", new URL("https://image.tmdb.org/t/p/w342/a.jpg"), own)).toBe(false);
});
