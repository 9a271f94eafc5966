import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
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

test("a process that is killed while it writes leaves whole images or none", async () => {
  const script = `
    import { ImageFiles } from ${JSON.stringify(new URL("image-files.ts", import.meta.url).href)};
    import { jpeg } from ${JSON.stringify(new URL("../../test/image-host.ts", import.meta.url).href)};
    const files = new ImageFiles({ folder: ${JSON.stringify(folder)}, maxBytes: 1e9, maxAgeMs: 1e12, onFailure() {} });
    await files.write("0", { bytes: jpeg(300_000, 0), type: "image/jpeg" });
    console.log("writing");
    for (let fill = 1; ; fill += 1) {
      const batch = Array.from({ length: 8 }, (_, at) => fill * 8 + at);
      await Promise.all(batch.map((n) => files.write(String(n), { bytes: jpeg(300_000, n % 251), type: "image/jpeg" })));
    }`;
  const writer = spawn(process.execPath, ["--input-type=module", "--eval", script]);
  await once(writer.stdout, "data");
  await delay(150);
  writer.kill("SIGKILL");
  await once(writer, "close");
  const files = open();
  expect((await files.read("0"))?.bytes).toEqual(jpeg(300_000, 0));
  const torn: number[] = [];
  for (let key = 8; key < 2000; key += 1) {
    const stored = await files.read(String(key));
    if (stored !== null && !stored.bytes.equals(jpeg(300_000, key % 251))) torn.push(key);
  }
  expect(torn).toEqual([]);
  expect(failures).toEqual([]);
});

test("what a killed process left unfinished is swept, what another writes right now is not", async () => {
  const [left, current] = [join(folder, "left.tmp"), join(folder, "current.tmp")];
  for (const file of [left, current]) writeFileSync(file, "half");
  const anHourAgo = new Date(Date.now() - 3_600_000);
  utimesSync(left, anHourAgo, anHourAgo);
  await open().sweep();
  expect(readdirSync(folder)).toEqual(["current.tmp"]);
});

test("images that were fetched last stay when there is no room", async () => {
  const files = open(10_000);
  for (const fill of [1, 2, 3, 4, 5, 6, 7, 8]) {
    await files.write(String(fill), image(fill, 1100));
    await delay(5);
  }
  await files.write("9", image(9, 1100));
  await files.write("10", image(10, 1100));
  await files.sweep();
  expect(await files.read("10")).not.toBeNull();
  expect(await files.read("1")).toBeNull();
  expect(files.bytes).toBeLessThanOrEqual(10_000);
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
