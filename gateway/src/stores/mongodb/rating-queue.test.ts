import { expect, it } from "vitest";
import { RatingQueue } from "./rating-queue.ts";

const TITLE = { type: "movie", id: 603 } as const;
const OTHER = { type: "tv", id: 603 } as const;
const nothing = async () => undefined;

it("makes one batch of what arrives while a batch is written, with a session's last rating", async () => {
  const batches: [string, number][][] = [];
  const queue = new RatingQueue(async (_, batch) => {
    batches.push([...batch]);
    return nothing;
  });
  await Promise.all([
    queue.write(TITLE, "first", 1),
    queue.write(TITLE, "a", 2),
    queue.write(TITLE, "b", 3),
    queue.write(TITLE, "a", 0),
  ]);
  expect(batches).toEqual([
    [["first", 1]],
    [
      ["a", 0],
      ["b", 3],
    ],
  ]);
});

it("writes a title while another one's batch hangs, and waits for both to be idle", async () => {
  const hanging = Promise.withResolvers<void>();
  const queue = new RatingQueue(async ({ type }) => {
    if (type === "tv") await hanging.promise;
    return nothing;
  });
  let stored = false;
  void queue.write(OTHER, "a", 1).then(() => (stored = true));
  await queue.write(TITLE, "a", 1);
  expect(stored).toBe(false);
  hanging.resolve();
  await queue.idle();
  expect(stored).toBe(true);
});

it("rejects the ratings of a batch that fails, and goes on with the next", async () => {
  const queue = new RatingQueue(async (_, batch) => {
    if (batch.has("bad")) throw new Error("no");
    return nothing;
  });
  const bad = queue.write(TITLE, "bad", 1);
  const good = queue.write(TITLE, "good", 1);
  await expect(bad).rejects.toThrow("no");
  await good;
});

it("forgets no rating that arrives in the very moment in which the last batch ends", async () => {
  const queue = new RatingQueue(async () => nothing);
  for (let ticks = 0; ticks < 12; ticks += 1) {
    const first = queue.write(TITLE, "a", 1);
    for (let tick = 0; tick < ticks; tick += 1) await undefined;
    await queue.write(TITLE, "b", 2);
    await first;
  }
  await queue.idle();
});
