import { readdirSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "../../test/at-end.ts";
import { jpeg } from "../../test/image-host.ts";
import { ImageFiles } from "./image-files.ts";

const DAY_MS = 86_400_000;
const image = { bytes: jpeg(), type: "image/jpeg" };

test.each([
  ["no image is kept for longer than six months", -181],
  ["no time that lies ahead of now keeps an image", 181],
])("%s", async (_, days) => {
  const folder = newFolder();
  const onFailure = (error: unknown) => expect.fail(String(error));
  const options = { folder, maxBytes: 10_000_000, maxAgeMs: 180 * DAY_MS, onFailure };
  const files = new ImageFiles(options);
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
