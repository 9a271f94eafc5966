import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";

import { neverRegister, watchFailures } from "./looks.ts";

const execute = (page: Page) => page.getByRole("button", { name: /Execute query/ });
/** Opens the sandbox and waits for its editor, which is loaded apart. */
const openSandbox = async (page: Page, fragment = "") => {
  await neverRegister(page);
  await page.goto(`/graphql${fragment}`);
  await expect(page.locator(".graphiql-query-editor .view-line").first()).toBeVisible();
};
const result = (page: Page) => page.getByRole("region", { name: "Result Window" });

test("the GraphQL sandbox: nothing fails, what a query costs is shown, nothing is wider than the window @each-size", async ({
  page,
}) => {
  const failures = watchFailures(page);
  await openSandbox(page);
  await execute(page).click();
  await expect(result(page)).toContainText('"movie"');
  await page.getByText(/^200 · \d+ ms · up to \d+ calls · \d+ units/u).click();
  await expect(page.getByText("application/graphql-response+json; charset=utf-8")).toBeVisible();
  await page.getByRole("button", { name: "Show GraphiQL Explorer" }).click();
  await expect(page.getByText("availabilityChanges")).toBeVisible();
  const overflow = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await overflow()).toBe(0);
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

test("a run that is stopped shows nothing, and the facts of the run before are gone", async ({
  page,
}) => {
  await openSandbox(page);
  await execute(page).click();
  await expect(page.getByText(/^200 · /u)).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("/graphql", async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await execute(page).click();
  await expect(page.getByText("Run a query to see its cost here.")).toBeVisible();
  const failed = page.waitForEvent("requestfailed");
  await page.getByRole("button", { name: /Stop query/ }).click();
  expect((await failed).failure()?.errorText).toContain("ABORTED");
  release();
  await expect(result(page)).not.toContainText('"movie"');
  await expect(execute(page)).toBeVisible();
});

test("a rating is sent when the visitor agrees", async ({ page }) => {
  await openSandbox(page);
  await page.getByRole("tab", { name: "Rate" }).click();
  page.once("dialog", (dialog) => dialog.dismiss());
  await execute(page).click();
  await expect(result(page)).toContainText("was not sent");
  page.once("dialog", (dialog) => dialog.accept());
  await execute(page).click();
  await expect(result(page)).toContainText('"stars"');
});
