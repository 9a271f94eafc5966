import { expect, test } from "@playwright/test";
import { neverRegister, watchFailures } from "./looks.ts";

test("a link opens the GraphQL sandbox with its query and variables, and runs nothing until asked to", async ({
  page,
}) => {
  await neverRegister(page);
  const failures = watchFailures(page);
  const sent: string[] = [];
  page.on("request", (request) => sent.push(request.postData() ?? ""));
  const fields = {
    query: "query Linked($id: Int!) { movie(id: $id) { year } }",
    variables: '{"id": 603}',
  };
  await page.goto(`/graphql#${new URLSearchParams(fields).toString()}`);
  // The editor is loaded apart.
  await expect(page.locator(".graphiql-query-editor .view-line").first()).toBeVisible();
  await expect(page.getByRole("tab", { name: "Linked" })).toBeVisible();
  expect(sent.filter((body) => body.includes("query Linked"))).toEqual([]);
  await page.getByRole("button", { name: /Execute query/ }).click();
  await expect(page.getByRole("region", { name: "Result Window" })).toContainText("1999");
  await page.getByRole("button", { name: "Show GraphiQL Explorer" }).click();
  await expect(page.getByText("availabilityChanges")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(failures).toEqual([]);
});

test("a call is tried where it is described, and its response shown below it", async ({ page }) => {
  const failures = watchFailures(page);
  await page.goto("/api/docs");
  await page.locator("[data-path='/api/genres/{type}']").click();
  await page.getByRole("button", { name: "Try it out" }).click();
  await page.getByRole("button", { name: "Execute" }).click();
  await expect(page.locator(".live-responses-table .response-col_status").last()).toContainText(
    "200",
  );
  expect(failures).toEqual([]);
});
