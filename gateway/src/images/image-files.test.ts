import { readdirSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { newFolder } from "../../test/at-end.ts";
import { jpeg } from "../../test/image-host.ts";
import { ImageFiles } from "./image-files.ts";

const DAY_MS = 86_400_000;
let folder = "";
let files: ImageFiles;
beforeEach(() => {
  folder = newFolder();
  const onFailure = (error: unknown) => expect.fail(String(error));
  files = new ImageFiles({ folder, maxBytes: 10_000_000, maxAgeMs: 180 * DAY_MS, onFailure });
});
const image = { bytes: jpeg(), type: "image/jpeg" };

test("what a killed process left unfinished is swept, what another writes right now is not", async () => {
  const [left, current] = [join(folder, "left.tmp"), join(folder, "current.tmp")];
  for (const file of [left, current]) writeFileSync(file, "half");
  const anHourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(left, anHourAgo, anHourAgo);
  await files.sweep();
  expect(readdirSync(folder)).toEqual(["current.tmp"]);
});

test.each([
  ["no image is kept for longer than six months", -181],
  ["no time that lies ahead of now keeps an image", 181],
])("%s", async (_, days) => {
  await files.write("old", image);
  const [old = ""] = readdirSync(folder);
  const fetchedAt = new Date(Date.now() + days * DAY_MS);
  utimesSync(join(folder, old), fetchedAt, fetchedAt);
  expect(await files.read("old")).toBeNull();
  await files.write("new", image);
  await files.sweep();
  expect(readdirSync(folder)).not.toContain(old);
  expect(await files.read("new")).not.toBeNull();
});
