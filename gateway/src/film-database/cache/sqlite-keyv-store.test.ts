import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { atEnd, newFolder } from "../../../test/at-end.ts";
import { SqliteKeyvStore } from "./sqlite-keyv-store.ts";

function create(maxRecords?: number) {
  const file = join(newFolder(), "answers.sqlite");
  const store = new SqliteKeyvStore(file, () => undefined, maxRecords);
  const reader = new DatabaseSync(file);
  atEnd(() => store.disconnect());
  atEnd(() => reader.close());
  return {
    count: (prefix: string) => {
      const query = reader.prepare("SELECT count(*) AS count FROM answers WHERE key LIKE ?");
      return query.get(`${prefix}%`)?.["count"];
    },
    async write(prefix: string, records: number, ttl?: number) {
      for (let n = 0; n < records; n += 1) await store.set(`${prefix} ${n}`, "value", ttl);
    },
  };
}

test("what has expired leaves the file as other records are written, a few at a time", async () => {
  const { count, write } = create();
  await write("old", 15, -1);
  await write("new", 5, 60_000);
  expect([count("old"), count("new")]).toEqual([0, 5]);
});

test("the oldest records leave a full file, and the newest stay", async () => {
  const { count, write } = create(100);
  await write("old", 100);
  await new Promise((resolve) => setTimeout(resolve, 5));
  await write("new", 60);
  expect([count("old"), count("new")]).toEqual([40, 60]);
});
