import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { jpeg } from "../../test/image-host.ts";
import { ImageFiles } from "./image-files.ts";

const DAY_MS = 86_400_000;
let folder = "";
const failures: unknown[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "flickmap-image-files-"));
  failures.length = 0;
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const open = (maxBytes = 10_000_000) =>
  new ImageFiles({
    folder,
    maxBytes,
    maxAgeMs: 180 * DAY_MS,
    onFailure: (error) => failures.push(error),
  });
const image = (fill: number, bytes = 1000) => ({ bytes: jpeg(bytes, fill), type: "image/jpeg" });

test("what a killed process left unfinished is swept, what another writes right now is not", async () => {
  const [left, current] = [join(folder, "left.tmp"), join(folder, "current.tmp")];
  for (const file of [left, current]) writeFileSync(file, "half");
  const anHourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(left, anHourAgo, anHourAgo);
  await open().sweep();
  expect(readdirSync(folder)).toEqual(["current.tmp"]);
});

test("no image is kept for longer than six months", async () => {
  const files = open();
  await files.write("old", image(1));
  const [old = ""] = readdirSync(folder);
  const before = new Date(Date.now() - 181 * DAY_MS);
  utimesSync(join(folder, old), before, before);
  expect(await files.read("old")).toBeNull();
  await files.write("new", image(2));
  await files.sweep();
  expect(readdirSync(folder)).not.toContain(old);
  expect(await files.read("new")).not.toBeNull();
});
