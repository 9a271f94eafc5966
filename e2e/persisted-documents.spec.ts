import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";

import { test } from "./loaded-page.ts";

const BUILT = new URL("../web/dist-server/persisted-documents.json", import.meta.url);

test("the gateway knows every document of the build by its hash", async ({ request }) => {
  const documents = JSON.parse(readFileSync(BUILT, "utf8")) as Record<string, string>;
  expect(Object.keys(documents).length).toBeGreaterThan(15);
  for (const sha256Hash of Object.keys(documents)) {
    const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
    const response = await request.get("/graphql", {
      params: { extensions },
      headers: { "apollo-require-preflight": "true" },
    });
    const { data, errors } = await response.json();
    // Without its variables an operation is known all the same: it says which are missing.
    expect(data ?? errors).toBeDefined();
    expect(JSON.stringify(errors ?? [])).not.toContain("PersistedQuery");
  }
});

test("the web app's queries are short URLs of a hash, sent once", async ({ page }) => {
  const urls: URL[] = [];
  page.on("request", (request) => {
    const url = new URL(request.url());
    if (url.pathname === "/graphql") urls.push(url);
  });
  await page.goto("/movie/550");
  const similar = page.getByRole("region", { name: "You May Also Like" });
  await similar.getByRole("listitem").first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Fight Club");
  await expect
    .poll(() => urls.map(({ searchParams }) => searchParams.get("operationName")))
    .toContain("Title");
  for (const { href, searchParams } of urls) {
    expect(searchParams.get("query")).toBeNull();
    const variables = encodeURIComponent(searchParams.get("variables") ?? "");
    expect(href.length - variables.length).toBeLessThan(250);
  }
  expect(new Set(urls.map(({ href }) => href)).size).toBe(urls.length);
});
