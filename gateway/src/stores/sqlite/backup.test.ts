import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { newFolder } from "../../../test/at-end.ts";
import { openSqliteStores } from "./sqlite-stores.ts";
import { backUp, restore } from "./backup.ts";

const TITLE = { type: "movie", id: 603 } as const;

let folder: string;
let file: string;
let copy: string;
beforeEach(() => {
  folder = newFolder();
  file = join(folder, "data", "flickmap.sqlite");
  copy = join(folder, "copy");
});

const countOf = async (database: string) => {
  const stores = openSqliteStores(database);
  const [totals] = await stores.ratings.totals([TITLE]);
  const id = await stores.availability.storeId();
  await stores.close();
  return { count: totals?.count, id };
};

test("a copy of a database in use is put back whole, and what it replaces is kept", async () => {
  const stores = openSqliteStores(file);
  await stores.ratings.rate(TITLE, "before", 4);
  await backUp(file, copy);
  expect(statSync(join(copy, "flickmap.sqlite")).mode & 0o777).toBe(0o600);
  await stores.ratings.rate(TITLE, "after", 5);
  expect(() => restore(copy, file)).toThrow("is in use");
  await stores.close();
  const former = await countOf(file);
  const movedTo = restore(copy, file);
  const restored = await countOf(file);
  expect([former.count, restored.count]).toEqual([2, 1]);
  // Its next changes get numbers that others had.
  expect(restored.id).not.toBe(former.id);
  expect(await countOf(movedTo ?? "")).toEqual(former);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const other = join(folder, "other", "flickmap.sqlite");
  expect(restore(copy, other), "there is no database yet").toBeNull();
  expect((await countOf(other)).count).toBe(1);
});

test("a damaged copy replaces nothing, and a copy is never overwritten", async () => {
  const stores = openSqliteStores(file);
  await stores.ratings.rate(TITLE, "session", 4);
  await stores.close();
  await backUp(file, copy);
  await expect(backUp(file, copy)).rejects.toThrow("holds a backup already");
  writeFileSync(join(copy, "flickmap.sqlite"), "no database".repeat(1000));
  expect(() => restore(copy, file)).toThrow("cannot be used");
  expect((await countOf(file)).count).toBe(1);
  await expect(backUp(join(folder, "nowhere"), copy)).rejects.toThrow("There is no database");
});
