import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { atEnd, newFolder } from "../../../test/at-end.ts";
import { openSqliteStores } from "./sqlite-stores.ts";

const MATRIX = { type: "movie", id: 603 } as const;
const SHOW = { type: "tv", id: 1399 } as const;
const FORMER = new URL("../../../test/stores/schema-9.sql", import.meta.url);

test("a database of an earlier release keeps its ratings, messages and changes", async () => {
  const file = join(newFolder(), "flickmap.sqlite");
  const former = new DatabaseSync(file);
  former.exec(readFileSync(FORMER, "utf8"));
  former.close();
  const { ratings, contact, availability, close } = openSqliteStores(file);
  atEnd(close);
  expect(await ratings.totals([MATRIX, SHOW])).toEqual([
    { average: 4.5, count: 2 },
    { average: null, count: 0 },
  ]);
  expect(await ratings.sessionRating(MATRIX, "0b9ad3c0-6bd5-4e61-9d0c-1f4f3e0a7c12")).toBe(5);
  await ratings.remove(MATRIX, "0b9ad3c0-6bd5-4e61-9d0c-1f4f3e0a7c12");
  expect(await ratings.totals([MATRIX])).toEqual([{ average: 4, count: 1 }]);
  const messages = [];
  for await (const { id, mailedAt } of contact.list()) messages.push([id, mailedAt?.getTime()]);
  expect(messages).toEqual([
    ["first", 1_793_534_760_000],
    ["second", undefined],
  ]);
  expect(await availability.changes({}, { before: null, limit: 9 })).toMatchObject([
    { sequence: 1, title: MATRIX, name: "The Matrix", provider: 2, change: "ADDED" },
  ]);
  expect(await availability.storeId()).toBe("b1e6dd44c839a928");
  expect((await availability.load(MATRIX))?.offers.get("DE")).toHaveLength(2);
});
