import { setTimeout as delay } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { paced } from "./paced.ts";

test("a reading is shared by those who come before it begins, and not by those who come after", async () => {
  let value = 0;
  const read = vi.fn(async () => value);
  const pacedRead = paced(read, 50);
  const first = [pacedRead(), pacedRead()];
  value = 1;
  expect(await Promise.all(first)).toEqual([1, 1]);
  const second = [pacedRead(), pacedRead(), pacedRead()];
  await delay(10);
  value = 2;
  expect(await Promise.all([...second, pacedRead()])).toEqual([2, 2, 2, 2]);
  expect(read).toHaveBeenCalledTimes(2);
});

test("one that fails fails for those who share it, and the next is made", async () => {
  let fails = true;
  const read = paced(async () => {
    if (fails) throw new Error("gone");
    return "back";
  }, 1);
  await expect(Promise.all([read(), read()])).rejects.toThrow("gone");
  fails = false;
  expect(await read()).toBe("back");
});
