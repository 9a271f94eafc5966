import { expect, test } from "vitest";
import { type ListEntry, listKey, parseList, parseListKey, withoutTitles } from "./my-list.ts";

const entry = (id: number, added = id, type: ListEntry["type"] = "MOVIE"): ListEntry => ({
  type,
  id,
  name: `Movie ${id}`,
  year: 2000,
  added,
});

test("a list survives being stored", () => {
  const list = [entry(1), entry(2, 2, "TV")];
  expect(parseList(JSON.stringify(list))).toEqual(list);
});

test.each([
  ["nothing", null],
  ["what is no JSON", "{["],
  ["what is no list", '{"type":"MOVIE","id":1}'],
  [
    "entries that are none",
    '[null,5,{"type":"BOOK","id":1},{"type":"TV","id":-1},{"type":"TV","id":1.5}]',
  ],
])("%s is an empty list", (_, stored) => {
  expect(parseList(stored)).toEqual([]);
});

test("of a damaged entry what is known stays", () => {
  expect(parseList(JSON.stringify([{ type: "TV", id: 7, name: 5, year: "x" }]))).toEqual([
    { type: "TV", id: 7, name: "", year: null, added: 0 },
  ]);
});

test("movies and shows of one number are two titles", () => {
  const list = [entry(1), entry(1, 2, "TV")];
  expect(withoutTitles(list, [{ type: "TV", id: 1 }])).toEqual([entry(1)]);
});

test("a key names a title, and nothing else does", () => {
  expect(parseListKey(listKey({ type: "TV", id: 1396 }))).toEqual({ type: "TV", id: 1396 });
  for (const key of ["", "m", "m0", "550", "x550", "m5.5", "m2147483648", "m-1", "t1396 "]) {
    expect(parseListKey(key)).toBeNull();
  }
});
