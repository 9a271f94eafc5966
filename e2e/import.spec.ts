import { expect } from "@playwright/test";

import { cards } from "./finding.ts";
import { test } from "./loaded-page.ts";

const upload = (name: string, text: string) => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(text),
});

test(
  "files of other sites are read beside the page, reviewed, added and taken back",
  { tag: "@each-size" },
  async ({ page }) => {
    await page.goto("/list");
    await page.getByRole("button", { name: "Import" }).click();
    const dialog = page.getByRole("dialog", { name: "Import titles" });
    const file = dialog.getByLabel("A file");

    await file.setInputFiles(upload("profile.csv", "Date Joined,Username\n2019-10-03,someone\n"));
    await expect(dialog.getByRole("alert")).toContainText("Choose watchlist.csv");

    await file.setInputFiles(
      upload(
        "watchlist.csv",
        "Date;Name;Year;Letterboxd URI\r\n31.01.2024;Fight Club;1999;x\r\n01.02.2024;Fargo;;x\r\n",
      ),
    );
    await expect(dialog.getByText("1 title found in Letterboxd.")).toBeVisible();
    await expect(dialog.getByText("2 rows were read.")).toBeVisible();
    await dialog.getByRole("radio", { name: /Fargo \(1996\)/ }).check();
    await dialog.getByRole("button", { name: "Add 2 titles" }).click();
    await expect(dialog.getByText("2 titles added to My list.")).toBeVisible();
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(cards(page)).toHaveCount(2);

    await page.getByRole("button", { name: "Import" }).click();
    await dialog
      .getByRole("textbox")
      .fill("https://letterboxd.com/film/1917/\nthemoviedb.org/movie/949\n");
    await dialog.getByRole("button", { name: "Find titles" }).click();
    await dialog.getByRole("button", { name: "Add 1 title" }).click();
    await dialog.getByRole("button", { name: "Undo" }).click();
    await expect(dialog.getByText("1 title taken off My list again.")).toBeVisible();
    await dialog.getByRole("button", { name: "Done" }).click();
    await expect(cards(page)).toHaveCount(2);
  },
);

test(
  "the keyboard alone imports, and stays where it is",
  { tag: "@each-size" },
  async ({ page }) => {
    await page.goto("/list");
    await page.getByRole("button", { name: "Import" }).press("Enter");
    const dialog = page.getByRole("dialog", { name: "Import titles" });
    await dialog.getByRole("textbox").fill("Fargo\n1. Heat, 1995");
    await dialog.getByRole("button", { name: "Find titles" }).press("Enter");
    await expect(dialog.getByText("1 title found in your list.")).toBeVisible();
    const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
    expect(await isInside()).toBe(true);
    await page.keyboard.press("Tab");
    await expect(dialog.getByRole("combobox", { name: "Add them as" })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(dialog.getByRole("radio", { name: "None of these" })).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await dialog.getByRole("button", { name: "Add 2 titles" }).press("Enter");
    await dialog.getByRole("button", { name: "Undo" }).press("Enter");
    await expect(dialog.getByText("2 titles taken off My list again.")).toBeVisible();
    expect(await isInside()).toBe(true);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Import" })).toBeFocused();
  },
);
