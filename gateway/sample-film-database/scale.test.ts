import { expect, test } from "vitest";
import { sampleUnderTest } from "./test-client.ts";

test("20,000 synthetic titles stand beside the real ones, page to the last, and have offers", async () => {
  await using sample = await sampleUnderTest({ syntheticTitles: 20_000 });
  expect(sample.server.titleCount).toBeGreaterThan(21_000);
  const last = await sample.page("movie/popular?page=500");
  expect(last.results).toHaveLength(20);
  expect(last.total_pages).toBeGreaterThan(500);
  const [found] = (await sample.page("search/movie?query=golden harbour")).results;
  expect(found?.title).toMatch(/^Golden Harbour/);
  const offered = await sample.page("discover/tv?watch_region=US&with_watch_providers=8");
  expect(offered.total_results).toBeGreaterThan(500);
}, 30_000);

test("synthetic titles are the same every time", async () => {
  await using one = await sampleUnderTest({ syntheticTitles: 10 });
  await using other = await sampleUnderTest({ syntheticTitles: 10 });
  expect((await one.get("movie/20000000")).body).toEqual((await other.get("movie/20000000")).body);
}, 30_000);
