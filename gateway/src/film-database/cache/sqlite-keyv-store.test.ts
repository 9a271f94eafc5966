import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { SqliteKeyvStore } from "./sqlite-keyv-store.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "flickmap-keyv-"));
});
afterEach(() => rm(folder, { recursive: true }));

const fileName = () => join(folder, "answers.sqlite");
const keysIn = (file: string) => {
  const database = new DatabaseSync(file);
  const rows = database.prepare("SELECT key FROM answers ORDER BY written, key").all();
  database.close();
  return rows.map(({ key }) => String(key));
};
const write = async (store: SqliteKeyvStore, prefix: string, count: number, ttl?: number) => {
  for (let n = 0; n < count; n += 1) await store.set(`${prefix} ${n}`, "value", ttl);
};

test("what has expired leaves the file as other records are written, a few at a time", async () => {
  const store = new SqliteKeyvStore(fileName());
  await write(store, "old", 15, -1);
  await write(store, "new", 5, 60_000);
  expect(keysIn(fileName()).filter((key) => key.startsWith("old"))).toEqual([]);
  await write(store, "forever", 40);
  expect(keysIn(fileName())).toHaveLength(45);
  await store.disconnect();
});

test("the oldest records leave a full file, and the newest stay", async () => {
  const store = new SqliteKeyvStore(fileName(), () => undefined, 100);
  await write(store, "old", 100);
  await new Promise((resolve) => setTimeout(resolve, 5));
  await write(store, "new", 60);
  const keys = keysIn(fileName());
  expect(keys).toHaveLength(100);
  expect(keys.filter((key) => key.startsWith("new"))).toHaveLength(60);
  await store.disconnect();
});
