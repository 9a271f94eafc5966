import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { StoreUnavailableError } from "../store-unavailable.ts";
import { SqliteAccess } from "./sqlite-access.ts";

let access: SqliteAccess;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  access = new SqliteAccess(new DatabaseSync(":memory:"), () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  access.database.close();
});

test("a database that blocked before it failed is not tried again for two seconds", () => {
  const read = vi.fn(() => {
    vi.advanceTimersByTime(500);
    throw new Error("locked");
  });
  for (let time = 0; time < 3; time += 1) {
    expect(() => access.run(read)).toThrow(StoreUnavailableError);
  }
  expect(read).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2000);
  expect(access.run(() => 1)).toBe(1);
});

test("a failure that took no time keeps nothing else from being tried", () => {
  const read = () => {
    throw new Error("damaged");
  };
  expect(() => access.run(read)).toThrow(StoreUnavailableError);
  expect(access.run(() => 1)).toBe(1);
});
