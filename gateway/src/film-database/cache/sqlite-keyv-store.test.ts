import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { atEnd, newFolder } from "../../../test/at-end.ts";
import { SqliteKeyvStore } from "./sqlite-keyv-store.ts";

function create(maxRecords?: number) {
  const file = join(newFolder(), "answers.sqlite");
  writeFileSync(file, "", { mode: 0o644 });
  const store = new SqliteKeyvStore(file, () => undefined, maxRecords);
  const reader = new DatabaseSync(file);
  atEnd(() => store.disconnect());
  atEnd(() => reader.close());
  return {
    mode: statSync(file).mode & 0o777,
    keys: () =>
      reader
        .prepare("SELECT key FROM answers")
        .all()
        .map(({ key }) => String(key)),
    async write(prefix: string, count: number, ttl?: number) {
      for (let n = 0; n < count; n += 1) await store.set(`${prefix} ${n}`, "value", ttl);
    },
  };
}

test("what has expired leaves the file as other records are written, a few at a time", async () => {
  const { keys, write } = create();
  await write("old", 15, -1);
  await write("new", 5, 60_000);
  expect(keys().filter((key) => key.startsWith("old"))).toEqual([]);
  await write("forever", 40);
  expect(keys()).toHaveLength(45);
});

test("the oldest records leave a full file, and the newest stay", async () => {
  const { keys, write } = create(100);
  await write("old", 100);
  await new Promise((resolve) => setTimeout(resolve, 5));
  await write("new", 60);
  expect(keys()).toHaveLength(100);
  expect(keys().filter((key) => key.startsWith("new"))).toHaveLength(60);
});

test("a file that others could read is for its owner alone", () => {
  expect(create().mode).toBe(0o600);
});
