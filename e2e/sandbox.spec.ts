import { expect, test, type Page } from "@playwright/test";
import { neverRegister, watchFailures } from "./looks.ts";

const execute = (page: Page) => page.getByRole("button", { name: /Execute query/ });
/** Opens the sandbox and waits for its editor, which is loaded apart. */
const openSandbox = async (page: Page, fragment = "") => {
  await neverRegister(page);
  await page.goto(`/graphql${fragment}`);
  await expect(page.locator(".graphiql-query-editor .view-line").first()).toBeVisible();
};
const result = (page: Page) => page.getByRole("region", { name: "Result Window" });

test("the GraphQL sandbox: nothing fails, nothing is wider than the window", async ({ page }) => {
  const failures = watchFailures(page);
  await openSandbox(page);
  await execute(page).click();
  await expect(result(page)).toContainText('"movie"');
  await page.getByRole("button", { name: "Show GraphiQL Explorer" }).click();
  await expect(page.getByText("availabilityChanges")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(failures).toEqual([]);
});

for (const mark of ["#", "?"]) {
  test(`a link (${mark}) opens the sandbox with its query and variables, and runs nothing`, async ({
    page,
  }) => {
    const sent: string[] = [];
    page.on("request", (request) => sent.push(request.postData() ?? ""));
    const fields = {
      query: "query Linked($id: Int!) { movie(id: $id) { year } }",
      variables: '{"id": 603}',
    };
    await openSandbox(page, `${mark}${new URLSearchParams(fields).toString()}`);
    await expect(page.getByRole("tab", { name: "Linked" })).toBeVisible();
    expect(sent.filter((body) => body.includes("query Linked"))).toEqual([]);
    await execute(page).click();
    await expect(result(page)).toContainText("1999");
  });
}

test("a call is tried where it is described, and its response shown below it", async ({ page }) => {
  const failures = watchFailures(page);
  await page.goto("/api/docs");
  await page.getByRole("button", { name: /\/api\/movie\/\{id\}$/u }).click();
  await page.getByRole("button", { name: "Try it out" }).click();
  await page.getByRole("button", { name: "Execute" }).click();
  await expect(page.locator(".live-responses-table .response-col_status").last()).toContainText(
    "200",
  );
  expect(failures).toEqual([]);
});
