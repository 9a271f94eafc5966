import { AsyncLocalStorage } from "node:async_hooks";
import { expect, test } from "vitest";
import { FairShare } from "./fair-share.ts";

/** A share whose ticks are begun by hand, and what it has handled. */
const start = () => {
  const ticks: (() => void)[] = [];
  const share = new FairShare((tick) => ticks.push(tick));
  const handled: string[] = [];
  const request = (client: string, handle: () => void) =>
    share.take(client) ? handle() : share.wait(client, 4000, handle);
  const add = (client: string, count = 1) => {
    for (let n = 0; n < count; n += 1) request(client, () => handled.push(client));
  };
  /** Begins the next tick, and returns what was handled since the last one. */
  const tick = () => {
    ticks.shift()?.();
    return handled.splice(0);
  };
  return { share, request, add, tick, ticks, handled };
};

const times = (count: number, client: string) => Array.from({ length: count }, () => client);

test("a client has sixteen requests handled in a tick, and others theirs immediately", () => {
  const { add, tick, ticks, handled } = start();
  add("flood", 40);
  add("other", 2);
  expect(handled.splice(0)).toEqual([...times(16, "flood"), ...times(2, "other")]);
  expect(tick()).toEqual(times(16, "flood"));
  expect(tick()).toEqual(times(8, "flood"));
  expect(tick()).toEqual([]);
  expect(ticks).toEqual([]);
});

test("a request behind waiting ones of its client waits too, and one of another client does not", () => {
  const { add, tick, handled } = start();
  add("flood", 33);
  tick();
  add("flood");
  add("other");
  expect(handled.splice(0)).toEqual(["other"]);
  expect(tick()).toEqual(times(2, "flood"));
});

test("clients that wait take turns in each tick", () => {
  const { add, tick } = start();
  add("one", 40);
  add("two", 40);
  expect(tick()).toHaveLength(64);
  expect(tick()).toEqual([...times(8, "one"), ...times(8, "two")]);
});

test("a request that waited is handled in its own context", () => {
  const { request, add, tick } = start();
  const context = new AsyncLocalStorage<string>();
  let found: string | undefined;
  add("flood", 16);
  context.run("its own", () => request("flood", () => (found = context.getStore())));
  tick();
  expect(found).toBe("its own");
});

test("what waits is bounded by its bytes, of one client by what is free, and is forgotten when it is withdrawn", () => {
  const { share, tick } = start();
  const megabyte = 1024 * 1024;
  const wait = (client: string) => share.wait(client, megabyte, () => undefined);
  share.take("flood");
  const taken = Array.from({ length: 100 }, () => wait("flood")).filter((one) => one !== null);
  expect(taken).toHaveLength(24);
  expect(wait("other")).not.toBeNull();
  expect(share.waiting).toBe(25);
  for (const withdraw of taken) withdraw();
  for (const withdraw of taken) withdraw();
  expect(share.waiting).toBe(1);
  tick();
  expect(share.waiting).toBe(0);
  expect(
    Array.from({ length: 100 }, () => wait("flood")).filter((one) => one !== null),
  ).toHaveLength(24);
});
